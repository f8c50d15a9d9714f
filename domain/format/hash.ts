const encoder = new TextEncoder();

/**
 * FNV-1a, 32 bits, of the UTF-8 bytes of a text. Must never change: covers and sample figures
 * depend on it. Not cryptographic.
 *
 * @returns an unsigned 32-bit integer
 */
export function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of encoder.encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash >>> 0;
}
