import { fromTheOven, streetCorners, toolsAtWork } from "./content/footage.ts";
import { dishPortraits, movingSigns, productOnClay } from "./content/image-video.ts";
import type { MakeCollection } from "./thing.ts";

/** All collections that have things of their own; those of sounds have tracks. */
export const MAKERS: readonly MakeCollection[] = [
  dishPortraits,
  productOnClay,
  movingSigns,
  streetCorners,
  fromTheOven,
  toolsAtWork,
];
