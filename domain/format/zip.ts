/** A file for {@link zipFiles}. */
export interface ZippedFile {
  /** Its name in the archive, any letters. */
  name: string;
  bytes: Uint8Array;
  /** Of the bytes (CRC-32, as zlib counts it). */
  crc32: number;
}

/** 1980-01-01 00:00 as MS-DOS writes it: when something was packed says nothing here. */
const DATE = 0x21;
/** The name is UTF-8. */
const FLAGS = 0x0800;
const LOCAL_BYTES = 30;
const CENTRAL_BYTES = 46;
const END_BYTES = 22;

/**
 * Files as a ZIP archive (PKWARE APPNOTE 4.3), each as it is: sounds do not get smaller.
 *
 * @throws RangeError for more than the plain format holds: 65,535 files, 4 GB
 */
export function zipFiles(files: readonly ZippedFile[]): Uint8Array<ArrayBuffer> {
  const named = files.map((file) => ({ ...file, path: new TextEncoder().encode(file.name) }));
  const size = named.reduce(
    (sum, { path, bytes }) => sum + LOCAL_BYTES + CENTRAL_BYTES + 2 * path.length + bytes.length,
    END_BYTES,
  );
  if (files.length > 0xffff || size > 0xffff_ffff) throw new RangeError("too much for a ZIP");
  const zip = new Uint8Array(size);
  const view = new DataView(zip.buffer);
  let at = 0;
  const u16 = (...values: number[]) => values.forEach((value) => (view.setUint16(at, value, true), (at += 2))); // prettier-ignore
  const u32 = (...values: number[]) => values.forEach((value) => (view.setUint32(at, value, true), (at += 4))); // prettier-ignore
  const put = (bytes: Uint8Array) => (zip.set(bytes, at), (at += bytes.length));
  const describe = ({ path, bytes, crc32 }: (typeof named)[number]) => {
    u16(20, FLAGS, 0, 0, DATE);
    u32(crc32, bytes.length, bytes.length);
    u16(path.length, 0);
  };
  const starts = named.map((file) => {
    const start = at;
    u32(0x04034b50);
    describe(file);
    put(file.path);
    put(file.bytes);
    return start;
  });
  const central = at;
  named.forEach((file, place) => {
    u32(0x02014b50);
    u16(20);
    describe(file);
    u16(0, 0, 0);
    u32(0, starts[place] ?? 0);
    put(file.path);
  });
  const centralBytes = at - central;
  u32(0x06054b50);
  u16(0, 0, files.length, files.length);
  u32(centralBytes, central);
  u16(0);
  return zip;
}
