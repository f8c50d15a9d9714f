import type { Genre } from "#engine/text/genre.ts";
import { CAMPAIGNS } from "./campaigns.ts";
import { CUSTOMERS } from "./customers.ts";
import { INSIDE } from "./inside.ts";
import { LOYALTY } from "./loyalty.ts";
import { NOTICES } from "./notices.ts";
import { OFFERS } from "./offers.ts";
import { POLICIES } from "./policies.ts";
import { PRESENTING } from "./presenting.ts";
import { REPLIES } from "./replies.ts";
import { SELLING } from "./selling.ts";
import { SERVICE } from "./service.ts";

/**
 * All genres. If the words of several begin at the same place of a prompt, the longest match wins.
 */
export const GENRES: readonly Genre[] = [
  ...OFFERS,
  ...REPLIES,
  ...NOTICES,
  ...CUSTOMERS,
  ...SELLING,
  ...CAMPAIGNS,
  ...PRESENTING,
  ...SERVICE,
  ...LOYALTY,
  ...INSIDE,
  ...POLICIES,
];
