import { fromTheOven, streetCorners, toolsAtWork } from "./content/footage.ts";
import { dishPortraits, movingSigns, productOnClay } from "./content/image-video.ts";
import * as looks from "./content/looks.ts";
import { everyFormat, loudEnough, subtitleDesk } from "./content/presets.ts";
import { menuNarrator, voicesOfTheShop, waitingLine } from "./content/scripts.ts";
import { beforeAndAfter, menuOfTheDay, openingWeek, seasonalStories } from "./content/starts.ts";
import type { MakeCollection } from "./thing.ts";

/** All collections that have things of their own; those of sounds have tracks. */
export const MAKERS: readonly MakeCollection[] = [
  dishPortraits,
  productOnClay,
  movingSigns,
  streetCorners,
  fromTheOven,
  toolsAtWork,
  looks.warmClay,
  looks.neonTaqueria,
  looks.seaGlass,
  looks.jacaranda,
  looks.oldCinema,
  looks.mercadoAtNoon,
  voicesOfTheShop,
  menuNarrator,
  waitingLine,
  openingWeek,
  seasonalStories,
  menuOfTheDay,
  beforeAndAfter,
  subtitleDesk,
  loudEnough,
  everyFormat,
];
