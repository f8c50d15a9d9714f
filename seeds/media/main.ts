/**
 * `npm run media`: makes the things of the multimedia library and a manifest, in build/media or in the folder
 * of its argument. The same sources make the same bytes.
 */
import path from "node:path";
import { writeMedia } from "./write-media.ts";

const [folder = "build/media"] = process.argv.slice(2);
const { files, bytes } = await writeMedia(path.resolve(folder));
console.log(`Media: ${files} files, ${(bytes / 1_048_576).toFixed(1)} MB`);
