import {
  PRIZE_SPLIT_NAMES,
  RULES_MAX_CHARACTERS,
  type PrizeSplit,
} from "#domain/challenges/prizes.ts";
import * as m from "#app/messages/messages.js";
import { localText } from "#app/presenters/local-text.server.ts";
import type { TermsWords } from "./community-fields.tsx";

const SPLIT_NAMES = {
  one: localText(m.challenges_split_one),
  two: localText(m.challenges_split_two),
  three: localText(m.challenges_split_three),
  equal: localText(m.challenges_split_equal),
} satisfies Record<PrizeSplit, unknown>;

/** The fields of a challenge's rules and prizes, in words. */
export const termsWords: TermsWords = {
  rules: localText(m.challenges_rules),
  rulesHelp: localText(m.challenges_rules_help),
  rulesMax: RULES_MAX_CHARACTERS,
  split: localText(m.challenges_split),
  splits: PRIZE_SPLIT_NAMES.map((value) => [value, SPLIT_NAMES[value]]),
};
