import { fold } from "#engine/reading/folded.ts";
import { asSaid, type Letter } from "./letter-parts.ts";
import { capital, small } from "#engine/text/brief/capital.ts";
import { sentence } from "#engine/text/brief/lines.ts";
import type { Brief } from "#engine/text/brief/read-brief.ts";

const ORDER =
  /^(?:(?:write|draft|need) a (?:short |kind |polite )?reply\b|(?:say|tell (?:him|her|them)) (?:we are )?sorry$|sorry$|(?:answer|reply)(?: \w+ly)?$)/i;
/** Words of a review that praises; any other is answered as a complaint. */
const IS_GOOD =
  /\b(?:best|excellent|great|amazing|delicious|loved?|perfect|friendly|recommend\w*|[45] stars?)\b(?!.*\b(?:but|late|rude|slow|cold|dirty|complain\w*)\b)/;
const REPORTED =
  /^(?:(?:reply|respond|answer)(?: to)? )?(?:(?:an?|the|my|our|some) )?(?:\d[- ]star )?(?:(?:bad|good|angry|nasty) )?(?:(?:airbnb|google|facebook|tripadvisor|yelp) )?(?:somebody|someone|guest|customer|client|review(?:er)?)?\s?(?:(?:from|by) )?(\p{Lu}\p{L}+)?\s?(?:(?:who|that|which) )?(?:left \d stars? and )?(?:says?|said|wrote|complain(?:s|ed)?|left (?:us )?(?:an? )?(?:\w+|\d)[- ]stars? review (?:saying|that says|and (?:says|said)))(?: that)? (.+)$/iu;
/** Mention of an invoice and nothing else. */
const ONLY_INVOICE = /^(?:an? |the |your )?(?:overdue|unpaid|late)? ?(?:invoice|payment|bill)$/i;
/** "To a client who hasn't paid invoice 310": the invoice is what is owed. */
const NOT_PAID =
  /^(?:(?:to )?(?:an? |the |my |our )?(?:client|customer|tenant|student|member|someone)s? )?who (?:still )?(?:has(?:n't| not)|have(?:n't| not)|didn't|did not|doesn't) (?:yet )?(?:paid|pay)(?: (?:us|me|for|the))*\s*/i;
/** Debt: the amount, for what, or since when. */
const ABOUT_PAYMENT =
  /\$|\b\d+ (?:days|weeks|months) (?:late|overdue|past due)\b|^(?:invoice|bill|rent|balance)\b.*\d|\bdue\b|^(?:since|from|for) .*\d/i;
/** "Closing on Monday because the stove broke". */
const GERUND = /^(?:not )?\w+ing\b/i;

/** What is reported of a reviewer, said to them: "we made you wait", "you loved it". */
const toReader = (reported: string): string =>
  reported
    .replace(/^(?:s?he|they) (?=\w+(?:ed|[^s\W])\b)/i, "you ")
    .replace(/\b(we \w+) (?:her|him|them)\b/gi, "$1 you");

/** Words of a review, where a prompt tells them behind a colon. */
function quotedOf({ words }: Brief, said: readonly string[]): string | undefined {
  const told = /\b(?:review|complaint|comment|message)\b[^:]*:\s*(.+)$/is.exec(words)?.[1]?.trim();
  return told && said.length > 0 ? told.replace(/[.\s]+$/, "") : undefined;
}

/** Verb of what one customer did, and the gerund after "thank you for". */
export const THANKED_FOR: Readonly<Record<string, string>> = {
  bought: "buying",
  ordered: "ordering",
  booked: "booking",
  came: "coming",
  visited: "visiting",
  chose: "choosing",
  hired: "hiring",
  recommended: "recommending",
  referred: "referring",
  left: "leaving",
  brought: "bringing",
  sent: "sending",
  wrote: "writing",
  helped: "helping",
  shared: "sharing",
  waited: "waiting",
  gave: "giving",
};
/** "To a client who bought a wedding cake"; the words before "who" may be in the head already. */
const TO_ONE = new RegExp(
  `^(?:(?:to |for )?(?:an? |the |my |our )?(?:customer|client|guest|patient|student) )?who (${Object.keys(THANKED_FOR).join("|")})(?! (?:all|us all))\\b(.*)$`,
  "i",
);

const BIRTHDAY =
  /^(?:(?:happy )?birthday(?: (?:message|note|greeting|text|e-?mail|wish(?:es)?))?(?: (?:for|to) (?:our|my|a|the) (?:client|customer|guest|employee|patient)s?)?)\s*/i;
const WELCOMED =
  /^(?:a )?(?:welcome )?(?:(?:e-?mail|message|note|letter|text) )?(?:(?:for|to) (?:our |the |my )?(?:new )?\p{L}+)?(?: (?:of|at|to) \p{Lu}[\p{L}']*(?: \p{Lu}[\p{L}']*)*)?/iu;
/** "New members of Iron House Gym". */
const WELCOMED_TO =
  /\b(?:members|students|clients|customers|guests|patients|welcome)\s(?:of|at|to)\s(?:the\s)?(\p{Lu}[\p{L}']*(?:\s\p{Lu}[\p{L}']*)*)/u;

/** Letters in English by the key of their kind; `plain` for any other. */
export const ENGLISH_LETTERS: Readonly<Record<string, Letter>> = {
  "review-reply": (brief, { phone }) => {
    const reported: string[] = [];
    const said: string[] = [];
    let reviewer: string | undefined;
    for (const { text } of brief.clauses) {
      const match = REPORTED.exec(text);
      if (match) {
        const name = match[1] ?? "";
        if (/^\p{Lu}/u.test(name) && brief.words.includes(name)) reviewer ??= name;
        reported.push(toReader(match[2]!.replace(/[.!?]+$/, "")));
      } else if (!ORDER.test(text) || /asks? (?:them|him|her) to /i.test(text))
        said.push(
          text
            .replace(/^.*\basks? (?:them|him|her) to\s+/i, "Please ")
            .replace(/^(?:reply|respond|answer)(?: \w+ly)? and (?=offer)/i, "")
            .replace(/^offer (?:them |him |her )?/i, "We would like to offer you "),
        );
    }
    const isGood = IS_GOOD.test(fold(brief.words));
    const quoted = brief.quote ?? quotedOf(brief, said);
    const read = quoted ? `“${quoted}”` : reported.join(", ");
    const that = quoted ? "what you tell us:" : "that";
    return {
      greeting: `Hi${reviewer ? ` ${reviewer}` : ""},`,
      opening: isGood
        ? `Thank you for your words!${read ? ` We are happy to read ${that} ${read}.` : ""}`
        : `Thank you for telling us.${read ? ` We read ${that} ${read}${quoted ? ". You are right to be upset, and we apologise" : ", and we are sorry"}.` : " We are sorry that it was not as you hoped."}`,
      said: quoted && !brief.quote ? [] : said,
      closing: isGood
        ? "We look forward to seeing you again."
        : `Write to us${phone ? ` at ${phone}` : ""} and we will put it right.`,
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
  payment: (brief) => {
    const texts = asSaid(brief, "en")
      .map((text) => capital(text.replace(NOT_PAID, "")))
      .filter((text) => text !== "" && !ONLY_INVOICE.test(text));
    const about = texts.filter((text) => ABOUT_PAYMENT.test(text));
    const matter = about.map(small).join(", ");
    return {
      opening: matter
        ? sentence(`This is a reminder of a payment that is due: ${matter}`)
        : "This is a reminder of a payment that is due.",
      said: texts.filter((text) => !about.includes(text)),
      closing: "If you have paid already, please send us the receipt. Thank you.",
    };
  },
  proposal: (brief, { phone }) => {
    const [first = "", ...others] = asSaid(brief, "en");
    const isMatter = !/^(?:price|\$|\d)/i.test(first);
    return {
      opening: isMatter
        ? `Thank you for your interest. This is our proposal for ${small(first).replace(/^for /, "")}:`
        : "Thank you for your interest. This is our proposal:",
      said: isMatter ? others : [first, ...others],
      isList: true,
      closing: `If you agree, reply to this message and we will begin.${phone ? ` Any questions: ${phone}.` : ""}`,
    };
  },
  appointment: (brief) => ({
    opening: "A reminder:",
    said: asSaid(brief, "en"),
    closing: "If you need to change it, let us know here. Thank you!",
  }),
  apology: (brief) => {
    const [first = "", ...others] = asSaid(brief, "en");
    const joins = /^(?:because|that)\s/i.test(first) ? " " : GERUND.test(first) ? " for " : "";
    return {
      opening: joins ? sentence(`We are sorry${joins}${small(first)}`) : "We are sorry.",
      said: joins ? others : [first, ...others].filter(Boolean),
      closing: "Thank you for your patience.",
    };
  },
  supplier: (brief) => ({
    opening: "I am writing about your delivery.",
    said: asSaid(brief, "en"),
    closing: "How can we settle this?",
  }),
  congratulation: (brief) => {
    const isBirthday = /\bbirthday\b/i.test(brief.words);
    return {
      opening: isBirthday ? "Happy birthday!" : "Congratulations!",
      said: asSaid(brief, "en")
        .map((text) => text.replace(BIRTHDAY, "").replace(/^with (?=an? |\d)/i, "Your gift: "))
        .filter((text) => text !== "" && !/^congratulat/i.test(text)),
      closing: isBirthday ? "Have a wonderful day!" : "Thank you for everything.",
    };
  },
  welcome: (brief) => {
    const firm = WELCOMED_TO.exec(brief.words)?.[1] ?? brief.business;
    return {
      opening: `Welcome${firm ? ` to ${firm}` : ""}!`,
      said: asSaid(brief, "en")
        .map((text) => capital(text.replace(WELCOMED, "").trim()))
        .filter((text) => text !== "" && text !== firm),
      closing: "We are happy to have you with us.",
    };
  },
  thanks: (brief) => {
    const [first = "", ...others] = asSaid(brief, "en");
    const done = TO_ONE.exec(first);
    const isToAll = !done && /^who /i.test(first);
    const isFor = GERUND.test(first);
    if (done)
      return {
        opening: sentence(
          `Thank you for ${THANKED_FOR[done[1]!.toLowerCase()]!}${done[2]!.replace(/ my /gi, " our ")}`,
        ),
        said: others,
        closing: "We hope to see you again.",
      };
    return {
      opening: isToAll
        ? sentence(`Thank you to all ${small(first)}`)
        : isFor
          ? sentence(`Thank you for ${small(first)}`)
          : "Thank you!",
      said: isToAll || isFor ? others : [first, ...others],
      closing: "We hope to see you again.",
    };
  },
  plain: (brief) => ({ opening: "", said: asSaid(brief, "en"), closing: "Thank you!" }),
};
