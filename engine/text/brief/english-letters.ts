import { fold } from "#engine/reading/folded.ts";
import { asSaid, type Letter } from "./letter-parts.ts";
import { small } from "./capital.ts";
import { sentence } from "./lines.ts";

const ORDER =
  /^(?:(?:write|draft|need) a (?:short |kind |polite )?reply\b|(?:say|tell (?:him|her|them)) (?:we are )?sorry$|sorry$|(?:answer|reply)(?: \w+ly)?$)/i;
/** Words of a review that praises; any other is answered as a complaint. */
const IS_GOOD =
  /\b(?:best|excellent|great|amazing|delicious|loved?|perfect|friendly|recommend\w*|[45] stars?)\b(?!.*\b(?:but|late|rude|slow|cold|dirty|complain\w*)\b)/;
const REPORTED =
  /^(?:(?:reply|respond|answer)(?: to)? )?(?:(?:an?|the|my|our|some) )?(?:(?:bad|good|angry|nasty) )?(?:(?:airbnb|google|facebook|tripadvisor|yelp) )?(?:somebody|someone|guest|customer|client|review(?:er)?)?\s?(\p{Lu}\p{L}+)?\s?(?:who )?(?:left \d stars? and )?(?:says?|said|wrote|complain(?:s|ed)?)(?: that)? (.+)$/iu;
/** Letters in English by the key of their kind; `plain` for any other. */
export const ENGLISH_LETTERS: Readonly<Record<string, Letter>> = {
  "review-reply": (brief) => {
    const reported: string[] = [];
    const said: string[] = [];
    let reviewer: string | undefined;
    for (const { text } of brief.clauses) {
      const match = REPORTED.exec(text);
      if (match) {
        if (match[1] && brief.words.includes(match[1])) reviewer ??= match[1];
        reported.push(match[2]!.replace(/[.!?]+$/, ""));
      } else if (!ORDER.test(text) || /asks? (?:them|him|her) to /i.test(text))
        said.push(
          text
            .replace(/^.*\basks? (?:them|him|her) to\s+/i, "Please ")
            .replace(/^offer (?:them |him |her )?/i, "We would like to offer you "),
        );
    }
    const isGood = IS_GOOD.test(fold(brief.words));
    const read = reported.join(", ");
    return {
      greeting: `Hi${reviewer ? ` ${reviewer}` : ""},`,
      opening: isGood
        ? `Thank you for your words!${read ? ` We are happy to read that ${read}.` : ""}`
        : `Thank you for telling us.${read ? ` We read that ${read}, and we are sorry.` : " We are sorry that it was not as you hoped."}`,
      said,
      closing: isGood
        ? "We look forward to seeing you again."
        : "Write to us and we will put it right.",
    };
  },
  condolence: (brief) => ({
    opening: "We are very sorry for your loss and our thoughts are with you.",
    said: asSaid(brief, "en"),
    closing: "With sympathy,",
  }),
  recommendation: (brief) => ({
    greeting: "To whom it may concern,",
    opening: `I warmly recommend ${brief.to ?? "[name]"}.`,
    said: asSaid(brief, "en"),
    closing: "I am at your disposal for any reference.\n\nSincerely,",
  }),
  payment: (brief) => ({
    opening: "This is a reminder of a payment that is due.",
    said: asSaid(brief, "en"),
    closing: "If you have paid already, please send me the receipt. Thank you.",
  }),
  appointment: (brief) => ({
    opening: "A reminder:",
    said: asSaid(brief, "en"),
    closing: "If you need to change it, let us know here. Thank you!",
  }),
  apology: (brief) => ({
    opening: "We apologise.",
    said: asSaid(brief, "en"),
    closing: "Thank you for your patience.",
  }),
  supplier: (brief) => ({
    opening: "I am writing about your delivery.",
    said: asSaid(brief, "en"),
    closing: "How can we settle this?",
  }),
  congratulation: (brief) => ({
    opening: "Congratulations!",
    said: asSaid(brief, "en").filter((text) => !/^congratulat/i.test(text)),
    closing: "Thank you for everything.",
  }),
  thanks: (brief) => {
    const [first = "", ...others] = asSaid(brief, "en");
    const isToAll = /^who /i.test(first);
    return {
      opening: isToAll ? sentence(`Thank you to all ${small(first)}`) : "Thank you!",
      said: isToAll ? others : [first, ...others],
      closing: "We hope to see you again.",
    };
  },
  plain: (brief) => ({ opening: "", said: asSaid(brief, "en"), closing: "Thank you!" }),
};
