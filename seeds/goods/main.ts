/**
 * `npm run goods`: makes the files that the seeds sell, their covers and a manifest, in build/goods.
 * The same sources make the same bytes.
 */
import path from "node:path";
import { writeGoods } from "./write-goods.ts";

const only = process.argv.slice(2).map(Number);
const { files, bytes } = await writeGoods(path.resolve("build/goods"), only);
console.log(`Goods: ${files} files, ${(bytes / 1_048_576).toFixed(1)} MB`);
