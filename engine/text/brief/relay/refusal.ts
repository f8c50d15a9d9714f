import type { Locale } from "#domain/preferences/preferences.ts";
import { fold } from "#engine/reading/folded.ts";
import { capital, small } from "#engine/text/brief/capital.ts";
import { toSecondPerson } from "./english-person.ts";
import type { Reader, RelayedText } from "./relayed.ts";
import { printedWords, sentencesOf } from "./sentences.ts";

const NOBODY: Reader = { name: undefined, isMany: false, isFirm: false, relative: undefined };

/** A prompt that wants something declined, with what is offered instead; undefined for any other. */
export const readRefusal = (prompt: string, locale: Locale): RelayedText | undefined => {
  const sentences = locale === "es" ? spanishRefusal(prompt) : englishRefusal(prompt);
  return sentences && { sentences, act: "refuse", reader: NOBODY };
};

const SAY_NO =
  /\b(?:say(?:ing)? no|polite no|tell(?:ing)? (?:him|her|them|(?:the|my|a) \w+) no(?! (?:longer|one))|declin(?:e|ing)|refus(?:e|ing)|turn(?:ing)? down|reject(?:ing)?)\b(?:\s+(?:politely|nicely|kindly|gently))*/;
/** A request that the text declines. */
const WANTS_EN =
  /^\s*(?:to\s+)?(?:(?:an?|the|my|our|some)\s+)?(?:[a-z]+\s+){0,2}?(?:asking|who(?:'s| is| are)? (?:wants?|asks?|asked|asking)|wanting|that (?:wants?|asks?))\s+(?:me |us )?(?:(for|about|to)\s+)?/;
/** "The customer wants a refund and our policy is 30 days". */
const WANTED =
  /^(?:the|an?|my|our|one)\s[\w\s]{2,20}?\s(?:wants?|(?:is )?ask(?:s|ed|ing)? for|requested)\s(.+?)(?:,? (?:and|but) ((?:our|we|I)\b.+))?$/i;
/** Alternative that is offered instead. */
const BUT_EN =
  /[\s,.;]+(?:but|and|instead|however)\s+(?:we (?:can|could|do)\s+|i can\s+|can\s+)?(ask(?:ing)?|offer|suggest|propose|recommend|refer|thank|tell|hold|do|have|give|help|book|fit|make)\b(?:\s+(?:him|her|them))?(.*)$/is;

function englishRefusal(prompt: string): string[] | undefined {
  const folded = fold(prompt);
  const no = SAY_NO.exec(folded);
  if (!no) return undefined;
  const before = prompt.slice(0, no.index);
  const behind = prompt.slice(no.index + no[0].length);
  // "I can't attend the fair, write an email declining": what is declined is told first.
  const context = contextOf(before, "en");
  const but = BUT_EN.exec(behind);
  const typed = (but ? behind.slice(0, but.index) : behind).trim();
  // "Tell him no, we don't lend tools": only the reason is told.
  const isReason = /^[,.;:]/.test(typed);
  const matter = isReason ? "" : typed;
  const wants = WANTS_EN.exec(fold(matter));
  const asked = matter.slice(wants?.[0].length ?? 0).replace(/^to\s+(?=an?\b|the\b|any|all)/i, "");
  // "Because we're fully booked" is a reason of its own.
  // What stands behind a comma is no part of what is wanted: "a donation, maybe next year".
  const [what = "", ...reasons] = sentencesOf(
    asked.replace(/,?\s+because\s+/i, ". "),
    "en",
  ).flatMap((text) => text.split(/,\s+(?=maybe|but|we|our|not|it|this)/));
  const invited =
    /^(?:to )?(?:an? |the |their |his |her |your )?invitation (?:to|for|from)\s+/i.exec(what);
  const said = toSecondPerson(what, false);
  const wanted = WANTED.exec(context?.[0] ?? "");
  const opening = wanted
    ? [
        `Thank you for asking about ${toSecondPerson(wanted[1]!, false)}`,
        `Unfortunately, that is not possible${wanted[2] ? `: ${wanted[2]}` : " this time"}`,
        ...context!.slice(1),
      ]
    : context
      ? context.map((text) => `Unfortunately, ${/^I\b/.test(text) ? text : small(text)}`)
      : /^(?:their|his|her)\s/i.test(what)
        ? [`Unfortunately, we are not able to accept ${small(said)}`]
        : what === ""
          ? ["Thank you for asking. Unfortunately, we are not able to do that this time"]
          : invited
            ? [
                `Thank you very much for ${printedWords(said, "en")
                  .replace(/^(?:to )?(?:an?|the)\s/i, "the ")
                  .replace(/^The/, "the")}`,
                "Unfortunately, we are not able to attend",
              ]
            : [
                /^(?:sell|offer|pitch|show)\b/i.test(said)
                  ? `Thank you for offering to ${small(said)}`
                  : `Thank you for asking ${wants?.[1] === "to" ? "to" : "about"} ${small(said)}`,
                "Unfortunately, that is not possible this time",
              ];
  const others = [
    ...reasons,
    ...(isReason ? sentencesOf(typed.replace(/^[,.;:\s]+/, ""), "en") : []),
  ].map((text) => toSecondPerson(text, false));
  return [...opening, ...others, ...insteadEn(but, invited !== null)].map(capital);
}

function insteadEn(but: RegExpExecArray | null, isThanked: boolean): string[] {
  const [, verb = "", rest = ""] = but ?? [];
  if (!but || verb === "") return [];
  const said = printedWords(toSecondPerson(rest, false), "en").replace(/^(?:you|that)\s/i, "");
  switch (verb.toLowerCase()) {
    case "offer":
    case "give":
      return [`What we can offer you is ${said}`];
    case "ask":
    case "asking":
      return [
        /^to\s/i.test(said)
          ? `Could you please ${said.replace(/^to\s/i, "")}?`
          : `We would like to ask ${said}`,
      ];
    case "recommend":
      return [`We can recommend ${said}`];
    case "suggest":
    case "propose":
      return [`We would like to suggest ${said}`];
    case "thank":
      return isThanked ? [] : ["Thank you for thinking of us"];
    case "tell":
      return [said];
    default:
      return [`What we can do is ${verb.toLowerCase()} ${said}`];
  }
}

/** "Un cliente me pide descuento… y no se lo puedo dar, ¿cómo le digo?". */
const WANTS_ES =
  /\b(?:(?:me|nos)|client[ea]s?|alguien|persona|vecin[oa]|amig[oa]) (?:pid(?:e|en|io|ieron)|quier(?:e|en)|invit(?:a|aron|an|o)|ped[ií]an?)\s+(.+?)(?=[\s,.;]+(?:y |pero )?(?:ya )?no (?:se )?(?:l[eoa]s? )*(?:puedo|podemos|quiero|queremos|doy|damos|hay|hago|hacemos|fio|fiamos|manejo|manejamos|acept)|[,.;]+\s*(?:como|dile|hazme|escribe|quiero|necesito)\b|$)/;
/** "Decir que no a un cliente que pide…", "rechazar la invitación a…". */
const SAY_NO_ES =
  /\b(?:d(?:i|ecir)(?:le|les)? (?:amablemente |con amabilidad |de buena manera )?que no(?=\s+(?:al?\s|pero|$))|rechaz(?:ar|a)|negar(?:le)?|declin(?:ar|a))(?:\s+(?:amablemente|con amabilidad|de buena manera))*\s*/;
/** "Dile a la clienta que no pero que el viernes sí". */
const TELL_NO_ES =
  /\b(?:di(?:le|les)|decir(?:le|les)|contesta(?:le|les)?|responde(?:le|les)?)\s+(al?\s(?:(?:el|la|los|las|un|una|mi|mis)\s)?\S+\s+)?que\s+no(?: puedo| podemos| se puede)?(?=\s*(?:$|[,.;]|pero|porque|y\s))/;
/** "Me quieren contratar para una fiesta el 20 pero": up to the reason against it. */
const WANTED_FIRST =
  /^[\s¡¿]*(?:(?:un[oa]?s? |el |la )?(?:client[ea]s?|senora?|vecin[oa]) )?(?:me |nos )?(?:quier|pid|invit|ofrec|solicit)[a-z]*\s[^,.;]*?(?:[,.;]|\s+(?:pero|y)\s+(?=(?:ya|no|estoy|estamos|tengo|tenemos|ese)\b))/;
const BUT_ES =
  /[\s,.;]+(?:(?:pero|y|aunque)\s+)?(?:que\s+)?(?:si\s+)?(?:(?:le|les)\s+(?:puedo|podemos)\s+(?:ofrecer|dar|hacer)|(?:puedo|podemos|puedes)\s+(?:ofrecer|dar|hacer)(?:le|les)|ofrec(?:e|er|iendo)(?:le|les)?(?:\s+que)?|(?:prop[oó]n|proponer|sugiere|sugerir)(?:le|les)?(?:\s+que)?)\s+(.+)$/is;
const ASKS_HOW =
  /^(?:y\s+)?(?:como (?:le|les|se lo|se los) (?:digo|explico|hago)|que le digo|como respondo)\b.*$/;
const IS_NO =
  /\bno (?:se )?(?:l[eoa]s? )*(?:puedo|podemos|doy|damos|hago|hacemos|fio|fiamos|manejo|manejamos|acept\w+)\b/;

function spanishRefusal(prompt: string): string[] | undefined {
  const folded = fold(prompt);
  const told = TELL_NO_ES.exec(folded);
  if (told) {
    const before = prompt.slice(0, told.index);
    // The reader's wish is not told to them again; the reason for the no is.
    const wanted = WANTED_FIRST.exec(fold(before))?.[0].length ?? 0;
    const context = contextOf(before.slice(wanted), "es") ?? [];
    const isThirdPerson = told[1] !== undefined || context.length > 0 || wanted > 0;
    if (!isThirdPerson && !/^[\s¡¿]*(?:di|decir)/.test(folded)) return undefined;
    const rest = prompt
      .slice(told.index + told[0].length)
      .replace(/^[\s,;]*(?:pero|y)?\s*(?:que\s+)?/i, "");
    const but = sentencesOf(rest, "es").map((text) =>
      text.replace(/\bsi (puedo|podemos|hay|se puede|tenemos)\b/i, "sí $1"),
    );
    return [
      ...(wanted > 0 ? ["Gracias por escribirnos"] : []),
      ...(context.length > 0
        ? context.map((text) => `Lamentablemente ${small(text)}`)
        : ["Lamentablemente no nos es posible"]),
      ...but,
    ];
  }
  const wants = WANTS_ES.exec(folded);
  const no = SAY_NO_ES.exec(folded);
  if (!(wants && (IS_NO.test(folded) || /\bcomo le digo\b/.test(folded))) && !no) return undefined;
  const but = BUT_ES.exec(prompt);
  const offer = but ? sentencesOf(but[1]!, "es") : [];
  const from = wants ? wants.index + wants[0].indexOf(wants[1]!) : no!.index + no![0].length;
  const raw = wants ? prompt.slice(from, from + wants[1]!.length) : prompt.slice(from, but?.index);
  const what = printedWords(
    raw.replace(
      /^(?:al?\s+)?(?:(?:un|una|el|la|mi)\s+)?(?:client[ea]|persona|señora?|proveedor)\s+(?:que\s+)?(?:me\s+|nos\s+)?(?:pide|quiere|pidi[oó])\s+/i,
      "",
    ),
    "es",
  ).replace(/[\s,]+(?:como|cómo) (?:le|les) .*$/i, "");
  const isInvited =
    /^(?:una? |la |su )?invitaci[oó]n/i.test(what) || /\binvit/.test(wants?.[0] ?? "");
  const reasons = prompt
    .split(/[,.;]\s+/)
    .slice(1)
    .filter(
      (clause) => !ASKS_HOW.test(fold(clause)) && /^(?:porque|ya que|es que)\b/.test(fold(clause)),
    )
    .flatMap((clause) => sentencesOf(clause, "es"));
  return [
    isInvited
      ? `Muchas gracias por ${/^(?:una?|la|su)?\s?invitaci/i.test(what) ? what.replace(/^(?:una? |su )/i, "la ") : `la invitación ${what}`}`
      : what === ""
        ? "Gracias por preguntar"
        : `Gracias por escribirnos. Nos pidió ${what}`,
    isInvited ? "Lamentablemente no podremos asistir" : "Por el momento no nos es posible",
    ...reasons,
    ...(offer.length > 0
      ? [
          /propon|sug/.test(fold(but![0]))
            ? `Le proponemos ${small(offer[0]!)}`
            : `Lo que sí podemos ofrecerle es ${small(offer[0]!)}`,
          ...offer.slice(1),
        ]
      : []),
  ];
}

/** Clauses before a request to decline, without the request: undefined for none. */
function contextOf(before: string, locale: Locale): string[] | undefined {
  const clauses = before.split(/[,.;]\s+/).filter((clause) => {
    const folded = fold(clause).trim();
    const isRequest =
      locale === "en"
        ? /^(?:(?:please|can you|could you|i need|help me|politely|kindly|nicely)\b|(?:and )?(?:write|draft|make|send|how)\b|(?:an? )?(?:polite |short |nice )*(?:e-?mail|message|text|letter|note|reply)\b|(?:an?|the)$)/.test(
            folded,
          )
        : /^(?:hazme|haz|escribe|redacta|necesito|quiero|ayudame|como)\b/.test(folded);
    return folded !== "" && !isRequest;
  });
  const texts = clauses.flatMap((clause) => sentencesOf(clause, locale));
  return texts.length > 0 ? texts : undefined;
}
