/** A file in a ZIP archive, by the archive's central directory. */
export interface ZipEntry {
  name: string;
  /** Compressed bytes: where they begin is in the entry's own header. */
  packed: Uint8Array;
  isDeflated: boolean;
}

/** Files of an archive that are looked at. */
export const ENTRIES_MAX = 200;
const NAME_MAX = 300;
const END_SIGNATURE = 0x06054b50;
const DIRECTORY_SIGNATURE = 0x02014b50;
const LOCAL_SIGNATURE = 0x04034b50;
/** The end record and the longest comment behind it. */
const END_SEARCHED = 22 + 65_535;

/** The end record of the central directory, searched from the end; -1 for none. */
function findEnd(view: DataView): number {
  const lowest = Math.max(0, view.byteLength - END_SEARCHED);
  for (let at = view.byteLength - 22; at >= lowest; at -= 1)
    if (view.getUint32(at, true) === END_SIGNATURE) return at;
  return -1;
}

/**
 * The first files of an archive, without folders, encrypted files and what macOS adds. Nothing is
 * unpacked, and sizes that the archive claims are not believed.
 *
 * @param atMost entries that are looked at
 */
export function listZip(bytes: Uint8Array, atMost = ENTRIES_MAX): ZipEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  if (end < 0) return [];
  const entries: ZipEntry[] = [];
  let at = view.getUint32(end + 16, true);
  for (let seen = 0; seen < atMost && at + 46 <= end; seen += 1) {
    if (view.getUint32(at, true) !== DIRECTORY_SIGNATURE) break;
    const [flags, method] = [view.getUint16(at + 8, true), view.getUint16(at + 10, true)];
    const size = view.getUint32(at + 20, true);
    const lengths = [28, 30, 32].map((offset) => view.getUint16(at + offset, true));
    const local = view.getUint32(at + 42, true);
    const raw = bytes.subarray(at + 46, at + 46 + Math.min(lengths[0]!, NAME_MAX));
    const name = new TextDecoder().decode(raw);
    at += 46 + lengths[0]! + lengths[1]! + lengths[2]!;
    const isHidden = /(?:^|\/)(?:\.|__MACOSX)/.test(name);
    if (name.endsWith("/") || isHidden || flags & 1 || (method !== 0 && method !== 8)) continue;
    if (local + 30 > view.byteLength || view.getUint32(local, true) !== LOCAL_SIGNATURE) continue;
    const from = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
    if (from + size > bytes.length) continue;
    entries.push({ name, packed: bytes.subarray(from, from + size), isDeflated: method === 8 });
  }
  return entries;
}
