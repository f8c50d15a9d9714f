import { fold } from "#engine/reading/folded.ts";
import { capital, small } from "#engine/text/brief/capital.ts";
import { THANKED_FOR } from "#engine/text/brief/letters/english-letters.ts";
import { toSecondPerson } from "./english-person.ts";
import type { Order, Reader, Relay } from "./relayed.ts";
import { printedWords, sentencesOf } from "./sentences.ts";

/** Sentences of a text for its orders, in English and in the second person. */
export const englishSentences = ({ reader, orders, before }: Relay): string[] => [
  ...(before ? sentencesOf(before, "en") : []),
  ...(reader.relative
    ? [
        `I am writing because ${toSecondPerson(`${reader.isMany ? "they" : "she"} ${printedWords(reader.relative, "en")}`, reader.isMany)}`,
      ]
    : []),
  ...orders.flatMap((order) => saidBy(order, reader)).map(withCapitals),
];

/** "I" within a sentence that began with it stays large. */
const withCapitals = (text: string): string => capital(text.replace(/(?<![\w'])i(?='|\s)/g, "I"));
const smallStart = (text: string): string =>
  /^I(?:'|\s)|^\p{Lu}\p{L}*(?:\s\p{Lu}|'s)/u.test(text) ? text : small(text);

function saidBy({ act, words }: Order, reader: Reader): string[] {
  const told = words.replace(/,? and (?:we(?:'re| are) )?sorry (?=for|about)/i, ". We are sorry ");
  const said = toSecondPerson(told, reader.isMany);
  const [first = "", ...others] = sentencesOf(said, "en");
  const shown = printedWords(said, "en");
  switch (act) {
    case "ask":
      return askedBy(first, others);
    case "remind": {
      const parts = first.replace(/,? and to /i, " and please ");
      if (/^to\s/i.test(parts)) return [`Please remember ${smallStart(parts)}`, ...others];
      const [about, please] = parts.split(/ and please /i);
      const isAbout = /^(?:of|about)\s/i.test(parts);
      return [
        `This is a reminder ${isAbout ? small(about!) : `that ${smallStart(about!)}`}`,
        ...(please ? [`Please ${please}`] : []),
        ...others,
      ];
    }
    case "apologise": {
      // "A customer whose delivery was late" was wronged by that.
      const whose = /^whose\s/i.test(shown)
        ? `We are sorry that your ${shown.replace(/^whose\s/i, "")}`
        : undefined;
      if (shown === "") return ["We apologise for the inconvenience"];
      if (whose) return [whose, ...others];
      return /^(?:for|that|because)\s/i.test(shown)
        ? [`We are sorry ${small(first)}`, ...others]
        : ["We are sorry", first, ...others];
    }
    case "thank":
      return thanked(first, others);
    case "request":
      return [
        `I would like to ${/^order\s/i.test(first) ? "" : "request "}${smallStart(first)}`,
        ...others,
      ];
    case "purpose":
      return [`I am writing to ${smallStart(first)}`, ...others];
    case "congratulate": {
      if (/^(?:(?:you |a |very |on |your )*)happy birthday|^on your birthday/i.test(first))
        return ["Happy birthday!", ...others];
      return [
        `Congratulations ${/^(?:on|for)\s/i.test(first) ? small(first) : `on ${smallStart(first)}`}!`,
        ...others,
      ];
    }
    case "offer":
      return [
        `We would like to offer you ${small(first.replace(/^(?:You|To you)\s/i, ""))}`,
        ...others,
      ];
    case "suggest":
      return [`We suggest ${small(first)}`, ...others];
    case "invite":
      return [
        `You are invited ${/^to\s/i.test(first) ? small(first) : `to ${small(first)}`}`,
        ...others,
      ];
    case "complain":
      return [
        `I am writing because of a problem: ${smallStart(first.replace(/^(?:about|that)\s/i, ""))}`,
        ...others,
      ];
    case "collect":
      return [
        `I am following up ${/^(?:on|about)\s/i.test(first) ? small(first) : `about ${small(first)}`}`,
        ...others,
      ];
    default:
      return [first, ...others].map((text) =>
        text.replace(/^Not to\s/i, "Please do not ").replace(/^To (?=\p{Ll})/u, "Please "),
      );
  }
}

function thanked(first: string, others: readonly string[]): string[] {
  const did = /^who (\w+)(.*)$/i.exec(first);
  const doing = did && THANKED_FOR[did[1]!.toLowerCase()];
  if (doing) return [`Thank you for ${doing}${alsoDoing(did[2]!)}`, ...others];
  if (/^for\s/i.test(first)) return [`Thank you ${small(first)}`, ...others];
  return ["Thank you", first, ...others].filter((text) => !/^(?:Them|Her|Him|You)?$/i.test(text));
}

/** "And brought three friends" as "and bringing three friends". */
const alsoDoing = (text: string): string =>
  text.replace(/\band (\w+)/g, (typed, verb: string) =>
    verb in THANKED_FOR ? `and ${THANKED_FOR[verb]}` : typed,
  );

/** Indirect question: "where", "how much". */
const IS_INDIRECT = /^(?:if|whether|where|when|how|what|which|why|who)\b/i;

function askedBy(first: string, others: readonly string[]): string[] {
  const folded = fold(first);
  if (/^to\s/.test(folded)) return [`Could you please ${first.replace(/^to\s/i, "")}?`, ...others];
  if (/^(?:for|about)\s/.test(folded)) {
    const what = first.replace(/^(?:for|about)\s/i, "");
    return /^(?:the |a )?(?:price|cost|list|availability|hours|date)/i.test(what)
      ? [`Could you tell me ${what}?`, ...others]
      : [`I would like to ask ${small(first)}`, ...others];
  }
  if (IS_INDIRECT.test(first)) {
    // Words behind a comma are about the question: "12 boxes of tiles".
    const [question = "", ...about] = first.split(/,\s+(?!(?:and|or)\b)/);
    const rest = about.length > 0 ? [capital(about.join(", "))] : [];
    return [`Could you tell me ${small(question)}?`, ...rest, ...others];
  }
  return [`I would like to ask about ${smallStart(first)}`, ...others];
}
