/**
 * `npm run goods`: makes the files that the seeds sell, their covers and a manifest, in build/goods or in
 * the folder of its argument. The same sources make the same bytes.
 */
import path from "node:path";
import { writeGoods } from "./write-goods.ts";

const [folder = "build/goods"] = process.argv.slice(2);
const { files, bytes } = await writeGoods(path.resolve(folder));
console.log(`Goods: ${files} files, ${(bytes / 1_048_576).toFixed(1)} MB`);
