/** The dice of a table, recomputed: HMAC-SHA-256 of a secret and a counter, as `engine/chance.py` makes them. */

const encoder = new TextEncoder();
const WHOLE = 1n << 64n;

export function fromHex(hex: string): Uint8Array<ArrayBuffer> {
  if (!/^([0-9a-f]{2})*$/i.test(hex)) throw new Error('not hexadecimal');
  return new Uint8Array((hex.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16)));
}

export const toHex = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** A whole number as bytes, the greatest first. */
function big(value: number, bytes: number): Uint8Array {
  const out = new Uint8Array(bytes);
  for (let i = bytes - 1, rest = BigInt(value); i >= 0; i--, rest >>= 8n) out[i] = Number(rest & 255n);
  return out;
}

const hmacKey = (bytes: Uint8Array<ArrayBuffer>) =>
  crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);

/** What a table shows before the game: it binds the secret without telling it. */
export async function commitment(secret: Uint8Array<ArrayBuffer>): Promise<string> {
  return toHex(await crypto.subtle.digest('SHA-256', joined([encoder.encode('warhost secret'), secret])));
}

/** The numbers of one table, in order. `numbers` counts the blocks used. */
export class SecureNumbers {
  private constructor(
    readonly key: CryptoKey,
    public numbers: number,
  ) {}

  static async of(secret: Uint8Array<ArrayBuffer>, salts: readonly string[], numbers = 0): Promise<SecureNumbers> {
    const parts: Uint8Array[] = [encoder.encode('warhost salts')];
    for (const salt of salts.map((text) => encoder.encode(text))) parts.push(big(salt.length, 4), salt);
    const mixed = await crypto.subtle.sign('HMAC', await hmacKey(secret), joined(parts));
    return new SecureNumbers(await hmacKey(new Uint8Array(mixed)), numbers);
  }

  /** A number from 0 to n - 1, without bias. */
  async below(n: number): Promise<number> {
    const size = BigInt(n);
    const limit = WHOLE - (WHOLE % size);
    for (;;) {
      const block = await crypto.subtle.sign('HMAC', this.key, joined([big(this.numbers, 8)]));
      this.numbers++;
      const value = new DataView(block).getBigUint64(0);
      if (value < limit) return Number(value % size);
    }
  }
}
