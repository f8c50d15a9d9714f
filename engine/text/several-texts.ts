import type { EngineAnswer, Question } from "#engine/answer.ts";
import { distinctTexts, fewer, listed, readSeveral } from "./several.ts";

/** Seeds that are tried for texts that differ. */
const SEEDS_TRIED = 12;

/**
 * A text, or as many different ones as a prompt asks for: "three captions". Where fewer can be told apart, the
 * answer says so.
 *
 * @param textOf one text, another with each seed
 */
export function severalTexts(
  question: Question,
  textOf: (question: Question) => EngineAnswer,
): EngineAnswer {
  const [prompt = "", ...followUps] = question.instructions;
  const several = readSeveral(prompt);
  if (!several) return textOf(question);
  const { count } = several;
  const asked = { ...question, instructions: [several.prompt, ...followUps] };
  const first = textOf(asked);
  if (first.version === "cannot") return first;
  const { language } = first.understanding;
  // A list of slogans is several already.
  const own = first.text.match(/^\d+\. /gm)?.length ?? 1;
  if (own >= count) return first;
  if (own > 1) return { ...first, text: `${fewer(count, own, language)}\n\n${first.text}` };
  const others = Array.from({ length: SEEDS_TRIED - 1 }, (_, at) =>
    textOf({ ...asked, seed: asked.seed + at + 1 }),
  );
  const texts = distinctTexts(
    [first, ...others].map(({ text }) => text),
    count,
  );
  return { ...first, text: listed(texts, count, language) };
}
