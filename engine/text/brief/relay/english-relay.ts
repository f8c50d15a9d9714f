import { fold } from "#engine/reading/folded.ts";
import {
  COURTESIES,
  LETTERS,
  MAKES,
  NOTICES,
  STYLES,
  WISHES,
} from "#engine/reading/request-words.ts";
import { readEnglishReader } from "./english-reader.ts";
import type { Act, Order, Reader, Relay } from "./relayed.ts";

const LEAD = `[\\s"“]*(?:(?:${COURTESIES.en}|${WISHES.en}|${STYLES.en}|how (?:do|can|should|would) (?:i|we)|best)[\\s,]+)*`;
const NOUN = `(?:(?:an?|the|my|our|some)\\s+)?(?:(?:${STYLES.en}|short)\\s+)*(${LETTERS.en}|${NOTICES.en})\\b`;
const HEAD = new RegExp(
  `^${LEAD}(?:(?:${MAKES.en})\\s+(?:me\\s+)?)?(?:${NOUN}\\s*)?(?:in an? \\w+ tone\\s*)?`,
);

const VERBS: readonly (readonly [Act, string])[] = [
  ["congratulate", "congratulat(?:e|ing)|wish(?:ing)?"],
  ["apologise", "apologi[sz](?:e|ing)(?: to)?|say (?:we are |we're |i'm )?sorry(?: to)?"],
  ["remind", "remind(?:ing)?|reminder (?:for|to)"],
  ["ask", "ask(?:ing)?(?: us)?"],
  ["complain", "complain(?:ing)?(?: to)?|complaint to"],
  ["thank", "thank(?:ing)?"],
  ["offer", "offer(?:ing)?(?: to)?|give"],
  ["suggest", "suggest(?:ing)?|propos(?:e|ing)"],
  ["invite", "invit(?:e|ing)"],
  ["collect", "follow(?:ing)? up with"],
  [
    "tell",
    "tell(?:ing)?|let(?:ting)?|inform(?:ing)?|notify(?:ing)?|notifying|say(?:ing)?|explain(?:ing)?(?: to)?|mention(?:ing)?|announc(?:e|ing)(?: to)?",
  ],
];
const VERB = VERBS.map(([, pattern]) => pattern).join("|");
const actOf = (verb: string): Act =>
  VERBS.find(([, pattern]) => new RegExp(`^(?:${pattern})$`).test(verb))?.[0] ?? "tell";

const SAYS = new RegExp(`^,?\\s*(?:(?:to|and|that|for)\\s+)?(${VERB})(?![a-z])\\s*`);
/** Words that join the reader and what is said to them. */
const THAT = /^[,:]?\s*(?:know\s+)?(?:that\s+)?/;
const MORE = new RegExp(
  `[\\s,.;]+(?:(?:and|but|also|then)\\s+)*(?:also\\s+)?((?:apologi[sz]e|offer|suggest|propose|thank|invite|remind|ask|tell|say sorry|congratulate|give(?= (?:her|him|them)\\b))(?:\\s+(?:her|him|them))?)(?![a-z'])(?:\\s+(?=\\S)|(?=\\s*$))`,
  "g",
);

/** "Send my client Beth a message that…". */
const SENDS = new RegExp(`^${LEAD}(?:send|write|drop|shoot)\\s+(?!an?\\s|the\\s|me\\s|to\\s|some)`);
const A_TEXT = new RegExp(`^\\s+(?:an?|the)\\s+(?:\\w+\\s+)?(?:${LETTERS.en})(?=\\s)`);
/** "A thank you note to Dana": the name of the text says what it does. */
const OF_NOUN = new RegExp(
  `^${LEAD}(?:(?:${MAKES.en})\\s+(?:me\\s+)?)?(?:an?\\s+)?(?:\\w+\\s+)?(thank[- ]?you|apology|complaint)(?:\\s+(?:note|message|letter|e-?mail|card|text))?\\s+(?:to|for)\\s+`,
);
const NOUN_VERBS: Readonly<Record<string, string>> = {
  thank: "thank",
  apolo: "apologize",
  compl: "complain",
};
/** "Cancel my order with Home Supply". */
const CHANGES = new RegExp(
  `^${LEAD}((?:cancel|confirm|return|reschedule|change|renew) (?:my|our) [^,.;]+?)\\s+with\\s+`,
);

/** "Confirm with Dr. Patel her reservation". */
const CONFIRMS = new RegExp(`^${LEAD}confirm\\s+(?:with|to)\\s+`);
const THAT_TYPED = /^\s+(?:that\s+)?/i;
/** "…, let him know and ask him to…": orders behind what is told. */
const LATER =
  /[,.;]\s*(?:please\s+)?(?:and\s+)?(?:let|tell|inform)\s+(?:him|her|them|(?:the|my|our)\s\w+)(?:\s+know)?(?=\s*(?:$|[.,;]|and\s))/;
/** Possessive of the reader: "the customer's check". */
const OF_THEM =
  /^(?:(?:the|an?|my|our)\s+)?(?:customer|client|guest|tenant|patient|student|member|neighbou?r|employee)'?s'?\s+/i;

function readLater(prompt: string): Relay | undefined {
  const match = LATER.exec(fold(prompt));
  if (!match) return undefined;
  const told = prompt.slice(0, match.index).replace(OF_THEM, "your ");
  const reader: Reader = {
    name: undefined,
    isMany: /them$/.test(match[0]),
    isFirm: false,
    relative: undefined,
  };
  const rest = relayOf(prompt, "tell", { reader, to: match.index + match[0].length });
  return { ...rest, orders: [{ act: "tell", words: told }, ...rest.orders] };
}

/** "Request a refund from our printer": what is wanted, and of whom. */
const REQUESTS = new RegExp(`^${LEAD}(request|order|demand|ask for)\\s+([^,.;]+?)\\s+from\\s+`);

const SAYS_ABOUT: readonly string[] = ["her", "him", "them"];

/** Reads orders for a text to a reader, in English; undefined for any other prompt. */
export function readEnglishRelay(prompt: string): Relay | undefined {
  const folded = fold(prompt);
  const head = HEAD.exec(folded)!;
  const isLetter = head[1] !== undefined && new RegExp(`^(?:${LETTERS.en})$`).test(head[1]);
  const isReminder = head[1] === "reminder";
  const start = head[0].length;
  const sent = SENDS.exec(folded);
  const sentTo = sent && readEnglishReader(prompt, sent[0].length);
  const sentText = sentTo && A_TEXT.exec(folded.slice(sentTo.to));
  if (sentTo && sentText) return said(prompt, { ...sentTo, to: sentTo.to + sentText[0].length });
  const thanks = OF_NOUN.exec(folded);
  const thanksTo = thanks && readEnglishReader(prompt, thanks[0].length);
  if (thanks && thanksTo && /^\s+(?:for|about|because|that|who)\s/.test(folded.slice(thanksTo.to)))
    return relayOf(prompt, NOUN_VERBS[thanks[1]!.slice(0, 5)]!, thanksTo);
  const changed = CHANGES.exec(folded);
  const changedTo = changed && readEnglishReader(prompt, changed[0].length);
  if (changed && changedTo) {
    const relay = relayOf(prompt, "tell", changedTo);
    const from = changed[0].lastIndexOf(changed[1]!);
    const words = prompt.slice(from, from + changed[1]!.length);
    return {
      ...relay,
      reader: { ...relay.reader, isFirm: true },
      orders: [{ act: "tell", words: `I would like to ${words}` }, ...relay.orders],
    };
  }
  const confirms = CONFIRMS.exec(folded);
  const confirmsTo = confirms && readEnglishReader(prompt, confirms[0].length);
  if (confirmsTo) {
    const words = `I would like to confirm ${prompt.slice(confirmsTo.to).replace(THAT_TYPED, "").trim()}`;
    return { reader: confirmsTo.reader, orders: [{ act: "tell", words }], before: undefined };
  }
  const wants = REQUESTS.exec(folded);
  if (wants) {
    const read = readEnglishReader(prompt, wants[0].length);
    const from = wants[0].indexOf(wants[2]!, wants[0].indexOf(wants[1]!) + wants[1]!.length);
    const what = prompt.slice(from, from + wants[2]!.length);
    if (read)
      return {
        reader: read.reader,
        orders: [
          {
            act: "request",
            words: `${wants[1] === "order" ? "order " : ""}${what}. ${prompt.slice(read.to).replace(/^[\s,.;]+/, "")}`,
          },
        ],
        before: undefined,
      };
  }
  const says = SAYS.exec(folded.slice(start));
  const later = readLater(prompt);
  if (later) return later;
  if (says && !isReminder) {
    const read = readEnglishReader(prompt, start + says[0].length);
    if (!read) return undefined;
    return relayOf(prompt, says[1]!, read);
  }
  if (!isLetter) return undefined;
  const to = /^\s*(?:to|for)\s+/.exec(folded.slice(start));
  // "Email my accountant asking…": the name of the text is the verb.
  const isVerb =
    !to &&
    new RegExp(`^${LEAD}(?:text|e-?mail|message|whatsapp)\\s*$`).test(folded.slice(0, start));
  const read = to
    ? readEnglishReader(prompt, start + to[0].length)
    : isVerb
      ? readEnglishReader(prompt, start)
      : undefined;
  if (!read) return undefined;
  return said(prompt, read, isReminder);
}

/** Relay of the words behind a reader: "telling her that…", "that…", "to cancel…". */
function said(
  prompt: string,
  read: { reader: Reader; to: number },
  isReminder = false,
): Relay | undefined {
  const rest = fold(prompt.slice(read.to));
  const then = SAYS.exec(rest);
  if (then) {
    const object =
      /^(?:her|him|them|us|people|everyone)\s+/.exec(rest.slice(then[0].length))?.[0] ?? "";
    return relayOf(prompt, then[1]!, {
      reader: read.reader,
      to: read.to + then[0].length + object.length,
    });
  }
  // "Message to a bride: we got her deposit" is about its reader.
  const colon = /^\s*:\s+/.exec(rest)?.[0].length ?? 0;
  if (colon > 0 && /\b(?:she|he|her|his)\b/.test(rest))
    return relayOf(prompt, "tell", { ...read, to: read.to + colon });
  const purpose = /^,?\s*to\s+(?=[a-z]+\b)/.exec(rest);
  if (purpose) {
    const relay = relayOf(prompt, "tell", { reader: read.reader, to: read.to + purpose[0].length });
    const [order, ...others] = relay.orders;
    return order && { ...relay, orders: [{ act: "purpose", words: order.words }, ...others] };
  }
  if (!/^\s*(?:that|who)\s/.test(rest)) return undefined;
  return relayOf(prompt, isReminder ? "remind" : "tell", read);
}

/** Relative clause about a reader: "who missed her appointment on Monday, …". */
const RELATIVE =
  /^\s+(?:who|that)\s+(?:(?:just|still|already|never|recently)\s+)?(?:missed|bought|ordered|hasn't|haven't|didn't|did|owes?|came|left|forgot|booked|cancell?ed|asked|lost|paid|visited|signed|is|was|has|have|had)\b[^,.;]*[,.;]\s*(?:and\s+)?/;

function relayOf(
  prompt: string,
  verb: string,
  { reader, to }: { reader: Reader; to: number },
): Relay {
  // "How do I tell her that… ?" asks the writer, and the text does not.
  const relative = RELATIVE.exec(fold(prompt.slice(to)));
  if (relative) {
    const told = prompt
      .slice(to)
      .slice(0, relative[0].length)
      .replace(/^\s+\S+\s+/, "")
      .replace(/[,.;]\s*(?:and\s+)?$/, "");
    const from = to + relative[0].length;
    const then = SAYS.exec(fold(prompt.slice(from)));
    const object = then
      ? (/^(?:her|him|them)\s+/.exec(fold(prompt.slice(from + then[0].length)))?.[0].length ?? 0)
      : 0;
    const relay = relayOf(prompt, then?.[1] ?? verb, {
      reader: { ...reader, relative: told },
      to: from + (then?.[0].length ?? 0) + object,
    });
    return relay;
  }
  const isHow = /^\s*how\b/i.test(prompt);
  const text = isHow ? prompt.slice(to).replace("?", ".") : prompt.slice(to);
  const starts = [
    { verb, from: 0, to: 0 },
    ...[...fold(text).matchAll(MORE)].map((match) => ({
      verb: match[1]!
        .split(/\s+/)
        .filter((word) => !SAYS_ABOUT.includes(word))
        .join(" "),
      from: match.index,
      to: match.index + match[0].length,
    })),
  ];
  const orders = starts.flatMap(({ verb: each, to: begin }, at): Order[] => {
    const typed = text.slice(begin, starts[at + 1]?.from);
    // "Let everyone on the team know that…".
    const known = /^let/.test(each)
      ? (/^[^,.;]{0,40}?\bknow\b/.exec(fold(typed))?.[0].length ?? 0)
      : 0;
    const rest = typed.slice(known);
    const words = rest.slice(THAT.exec(fold(rest))?.[0].length ?? 0).trim();
    const act = actOf(each);
    return words !== "" || act === "apologise" ? [{ act, words }] : [];
  });
  return { reader, orders, before: undefined };
}
