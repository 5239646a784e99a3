/** The notice of the browser to one who looks elsewhere when it is their turn. */

import { settings } from '../settings.svelte';
import { word } from '../words/speakers.svelte';
import type { Table } from './table.svelte';

/** Tell a reader who looks at another page that it is their turn, if they asked for that. */
export function callWhenTurn(table: Table) {
  let wasYours = false;
  $effect(() => {
    const now = table.yours && table.running;
    if (now && !wasYours && document.hidden && settings.notify && 'Notification' in window) {
      const text = table.decision ? table.speaker.say(table.decision.prompt) : '';
      const body = `${table.title}: ${text}`;
      const notice = new Notification(word('web-your-move'), { body, tag: table.session.table });
      notice.onclick = () => {
        window.focus();
        notice.close();
      };
    }
    wasYours = now;
  });
}
