import { isQuestion } from "#domain/spaces/is-question.ts";
import { fold } from "#engine/reading/folded.ts";
import { asksForMenu } from "#engine/replies/asked/whole-asked.ts";
import { asksToOrder } from "./intents.ts";

/** Words that ask, wherever they are in a clause. */
const ASKS =
  "cuant[oa]s?|cual(?:es)?|quien|donde|precios?|a como|cuestan?|valen?|cobran|horarios?|abren|abre|abiertos?|cierran|trabajan|atienden|tienen|aceptan|hacen|venden|manejan|how much|how long|how many|what|which|where|when|do you|are you|is there|quanto|qual|onde";
const ASKING = new RegExp(`\\b(?:${ASKS})\\b`);
/** Boundary before a question that follows a statement: "2 tacos, aceptan tarjeta?" */
const BEGINS = new RegExp(
  `(?:[,.;:]\\s*|\\s)(?:(?:y|pero|oye|and|but)\\s+)?(?=(?:a |de |en )?(?:${ASKS}|que (?:precio|dias?|horas?|sabores))\\b)`,
  "g",
);
/** "And", "hey": said before a question. */
const LEAD =
  /^(?:(?:y|e|oye|oiga|oigan|pero|ah|entonces|ok|and|so|but|hey|disculpa|perdon)[\s,]+)+/;
const BARE_QUESTION =
  /^(?:a como|(?:con|en|de|desde) cuant[oa]s?|tienes|hacen|venden|manejan|abren|abre|cierran|trabajan|atienden|cobran|entregan|dan|ponen|mandan|envian|reciben|sirven|rentan|usan|incluyen?|arreglan|reparan|instalan|revisan|cambian|lavan|planchan|cosen|bordan|pintan|cortan|peinan|maquillan|depilan|alacian|vacunan|operan|cuidan|imprimen|copian|decoran|graban|cotizan|fian|prestan|alquilan|ofrecen|permiten|dejan|se puede|seran? que|total$|el total$|precio|is there|are there|are you|what's)\b/;
/** "Como a las 3", "que sean 4", "cuando puedan": they begin as questions do. */
const NO_QUESTION =
  /^(?:como (?:a|en|unos|unas|por|para|\d)|que (?:sean?|me (?:l[oa]s?|mand|tra|pong)|esten?|no |vengan?|lleven?|traigan?)|cuando (?:puedan?|quieran?|gusten?|este)|cuanto antes)\b/;

/** Whether a clause asks something, and is neither an order nor a change of one. */
function isAsked(clause: string): boolean {
  const folded = fold(clause).trim().replace(LEAD, "");
  if (asksForMenu(folded)) return true;
  const hasMark = /[?¿]/.test(clause);
  if (!hasMark && NO_QUESTION.test(folded)) return false;
  if (!hasMark && !isQuestion(folded) && !BARE_QUESTION.test(folded)) return false;
  return ASKING.test(folded) || !asksToOrder(folded);
}

/**
 * A message as what it states and what it asks, in the order of its clauses.
 *
 * @param isAnswer whether a clause with a question mark answers what was asked: "¿a las 3?"
 */
export function clausesOf(
  text: string,
  isAnswer: (clause: string) => boolean = () => false,
): { said: string; asked: string } {
  const said: string[] = [];
  const asked: string[] = [];
  for (const clause of splitClauses(text)) {
    const proposes = () => !ASKING.test(fold(clause)) && isAnswer(clause);
    (isAsked(clause) && !proposes() ? asked : said).push(clause);
  }
  return { said: said.join("\n"), asked: asked.join("\n") };
}

function splitClauses(text: string): string[] {
  return text
    .split(/\n+|(?<=\?)\s+|(?=¿)/)
    .flatMap((sentence) => {
      const folded = fold(sentence);
      for (const { index, 0: lead } of folded.matchAll(BEGINS)) {
        const [before, after] = [sentence.slice(0, index), sentence.slice(index + lead.length)];
        // A statement of its own stands before: "quiero 2 tacos cuánto es", not "oye y cuánto es".
        if (asksToOrder(fold(before)) || (/[,.;]/.test(lead) && !isAsked(before) && isAsked(after)))
          return [before, after];
      }
      return [sentence];
    })
    .map((clause) => clause.trim())
    .filter((clause) => clause !== "" && clause !== "?");
}
