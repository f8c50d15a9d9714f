import type { Genre } from "#engine/text/genre.ts";
import { CUSTOMERS } from "./customers.ts";
import { NOTICES } from "./notices.ts";
import { OFFERS } from "./offers.ts";
import { REPLIES } from "./replies.ts";
import { SELLING } from "./selling.ts";

/** All genres. Of those whose words begin at one place of a prompt, the longest words count. */
export const GENRES: readonly Genre[] = [
  ...OFFERS,
  ...REPLIES,
  ...NOTICES,
  ...CUSTOMERS,
  ...SELLING,
];
