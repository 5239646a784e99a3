/** Copying to the clipboard, with a word to the reader. */

import { notices } from './notices.svelte';

export async function copy(text: string, said = 'web-copied'): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // no clipboard without a secure context: the old way
    const area = document.createElement('textarea');
    area.value = text;
    document.body.append(area);
    area.select();
    document.execCommand('copy');
    area.remove();
  }
  notices.say({ key: said });
}
