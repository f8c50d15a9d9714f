import { execFileSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { crc32 } from "node:zlib";
import { expect, it } from "vitest";
import { zipFiles } from "./zip.ts";

const file = (name: string, text: string) => {
  const bytes = new TextEncoder().encode(text);
  return { name, bytes, crc32: crc32(bytes) };
};
/** Python's own reader, which checks the sums. */
const READ = `import json,sys,zipfile
with zipfile.ZipFile(sys.argv[1]) as z:
  assert z.testzip() is None
  print(json.dumps({i.filename: z.read(i).decode() for i in z.infolist()}))`;

it("is read by others, names and sums and all", () => {
  const place = path.join(mkdtempSync(path.join(tmpdir(), "plaza-zip-")), "a.zip");
  writeFileSync(
    place,
    zipFiles([file("Lluvia en la azotea ñ.wav", "RIFF…"), file("CREDITS.txt", "Ana\n")]),
  );
  const read = execFileSync("python3", ["-c", READ, place], { encoding: "utf8" });
  expect(JSON.parse(read)).toEqual({
    "Lluvia en la azotea ñ.wav": "RIFF…",
    "CREDITS.txt": "Ana\n",
  });
});

it("is an archive without files too", () => {
  expect(zipFiles([])).toHaveLength(22);
});
