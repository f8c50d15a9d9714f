/**
 * Learns the weights of `engine/replies/weights.ts` from the questions in `learned-from/`, writes them, and
 * prints what is reached on documents that were left out while learning (ten-fold cross-validation):
 *
 *     npm run replies:learn
 *     node --import tsx tests/replies/learn-weights.ts --show    # also every question with its first line
 *
 * Long because the experiment is read from top to bottom.
 */
import fs from "node:fs";
import path from "node:path";
import { compareUnits, FEATURES, type Compared } from "#engine/replies/features.ts";
import { questionKind } from "#engine/replies/question-kind.ts";
import { signsOf, SURE_SIGNS } from "#engine/replies/rank.ts";
import { languageOf } from "#engine/replies/says.ts";
import { unitsOf, type Unit } from "#engine/replies/units.ts";
import { readSet, type Question } from "./read-set.ts";

const WEIGHTS = path.join(import.meta.dirname, "../../engine/replies/weights.ts");
const FOLDS = 10;
const print = (line: string) => process.stdout.write(`${line}\n`);

/** A question with the lines of its document. */
interface Example {
  document: string;
  question: string;
  isAnswerable: boolean;
  compared: readonly Compared[];
  /** Features of each line. */
  vectors: readonly number[][];
  /** Whether each line answers. */
  right: readonly boolean[];
}

/** Every question over its whole document, and over parts of it. */
function readExamples(): { whole: Example[]; parts: Example[] } {
  const { questions, passages } = readSet(path.join(import.meta.dirname, "learned-from"));
  const whole: Example[] = [];
  const parts: Example[] = [];
  for (const [number, question] of questions.entries()) {
    const units = unitsOf(passages.get(question.document)!);
    whole.push(exampleOf(question, units));
    parts.push(...partsOf(question, units, number));
  }
  return { whole, parts };
}

const answers = ({ answer, must_include: must }: Question, { quote }: Unit): boolean =>
  answer !== null && must.every((part) => quote.includes(part));

function exampleOf(asked: Question, units: readonly Unit[]): Example {
  const { document, question } = asked;
  const compared = compareUnits(question, {
    kind: questionKind(question),
    language: languageOf(question),
    units,
  });
  const right = units.map((unit) => answers(asked, unit));
  return {
    document,
    question,
    isAnswerable: right.includes(true),
    compared,
    vectors: compared.map(({ features }) => FEATURES.map((name) => features[name])),
    right,
  };
}

/**
 * A question with its answer missing, and in a small space with and without it: what makes a line
 * an answer must not depend on how many others there are.
 */
function partsOf(asked: Question, units: readonly Unit[], number: number): Example[] {
  const others = units.filter((unit) => !answers(asked, unit));
  const few = others.filter((_, at) => (at * 7 + number) % 5 === 0);
  const right = units.filter((unit) => answers(asked, unit));
  return [exampleOf(asked, others), exampleOf(asked, few), exampleOf(asked, [...few, ...right])];
}

const dot = (a: readonly number[], b: readonly number[]): number => {
  let sum = 0;
  for (let at = 0; at < a.length; at += 1) sum += a[at]! * b[at]!;
  return sum;
};
const logistic = (value: number): number => 1 / (1 + Math.exp(-value));

/**
 * Gradient descent with Adam (Kingma and Ba, 2015) from zero.
 *
 * @param addGradient adds the gradient at `weights` to its last argument
 * @param decay weight of the squares of the weights (L2)
 */
function descend(
  size: number,
  {
    steps,
    decay,
    addGradient,
    bound = () => {},
  }: {
    steps: number;
    decay: number;
    addGradient: (weights: number[], into: number[]) => void;
    /** Puts weights back where they may be. */
    bound?: (weights: number[]) => void;
  },
): number[] {
  const weights = new Array<number>(size).fill(0);
  const mean = weights.slice();
  const square = weights.slice();
  for (let step = 1; step <= steps; step += 1) {
    const gradient = weights.map((weight) => decay * weight);
    addGradient(weights, gradient);
    for (let at = 0; at < size; at += 1) {
      mean[at] = 0.9 * mean[at]! + 0.1 * gradient[at]!;
      square[at] = 0.999 * square[at]! + 0.001 * gradient[at]! ** 2;
      const length = Math.sqrt(square[at]! / (1 - 0.999 ** step)) + 1e-8;
      weights[at]! -= (0.05 * mean[at]!) / (1 - 0.9 ** step) / length;
    }
    bound(weights);
  }
  return weights;
}

/** Another form or a synonym of a word never counts for more than the word. */
function exactFirst(weights: number[]): void {
  const same = weights[FEATURES.indexOf("same")]!;
  for (const name of ["form", "synonym", "typing"] as const) {
    const at = FEATURES.indexOf(name);
    weights[at] = Math.min(weights[at]!, same);
  }
}

/** Weights by which lines that answer come first: softmax over the lines of each question. */
function learnRanking(examples: readonly Example[]): number[] {
  const usable = examples.filter(({ right }) => right.includes(true));
  return descend(FEATURES.length, {
    steps: 400,
    decay: 0.003,
    bound: exactFirst,
    addGradient(weights, into) {
      for (const { vectors, right } of usable) {
        const scores = vectors.map((vector) => dot(weights, vector));
        const most = Math.max(...scores);
        const shares = scores.map((score) => Math.exp(score - most));
        const all = shares.reduce((sum, share) => sum + share, 0);
        const good = shares.reduce((sum, share, at) => sum + (right[at] ? share : 0), 0);
        for (const [at, vector] of vectors.entries()) {
          const push = shares[at]! / all - (right[at] ? shares[at]! / good : 0);
          for (let name = 0; name < vector.length; name += 1)
            into[name]! += (push * vector[name]!) / usable.length;
        }
      }
    },
  });
}

/** A question whose lines are in their order. */
interface Judged {
  example: Example;
  best: Compared;
  signs: readonly number[];
  /** Place of the first line that answers; -1 for none. */
  place: number;
}

function judge(example: Example, ranking: readonly number[]): Judged {
  const order = example.vectors
    .map((vector, at) => ({ at, score: dot(ranking, vector) }))
    .sort((a, b) => b.score - a.score);
  const ranked = order.map(({ at, score }) => ({ ...example.compared[at]!, score }));
  const signs = signsOf(ranked);
  return {
    example,
    best: ranked[0]!,
    signs: SURE_SIGNS.map((name) => signs[name]),
    place: order.findIndex(({ at }) => example.right[at]),
  };
}

/** Weights of the signs that the first line answers: logistic regression. */
const learnSureness = (judged: readonly Judged[]): number[] =>
  descend(SURE_SIGNS.length, {
    steps: 1_500,
    decay: 0.002,
    addGradient(weights, into) {
      for (const { signs, place } of judged) {
        const push = (logistic(dot(weights, signs)) - (place === 0 ? 1 : 0)) / judged.length;
        for (let at = 0; at < signs.length; at += 1) into[at]! += push * signs[at]!;
      }
    },
  });

const { whole, parts } = readExamples();
const documents = [...new Set(whole.map(({ document }) => document))];
const foldOf = ({ document }: Example) => documents.indexOf(document) % FOLDS;
const folds = Array.from({ length: FOLDS }, (_, fold) => fold);
const rankings = folds.map((fold) =>
  learnRanking(whole.filter((example) => foldOf(example) !== fold)),
);
const judgeAll = (examples: readonly Example[]) =>
  examples.map((example) => judge(example, rankings[foldOf(example)]!));
const judged = judgeAll(whole);
const judgedParts = judgeAll(parts.filter(({ compared }) => compared.length > 0));
const formed = [...judged, ...judgedParts].filter(({ best }) => !best.features.kindNoForm);
const said = folds.flatMap((fold) => {
  const isIn = ({ example }: Judged) => foldOf(example) === fold;
  const sureness = learnSureness(formed.filter((one) => !isIn(one)));
  return judged.filter(isIn).map((one) => ({
    ...one,
    // As `reply` does: without the form that was asked for a line is no answer.
    sure: one.best.features.kindNoForm ? 0 : logistic(dot(sureness, one.signs)),
  }));
});

const answerable = judged.filter(({ example }) => example.isAnswerable);
const within = (lines: number) =>
  answerable.filter(({ place }) => place >= 0 && place < lines).length;
print(
  `Of ${answerable.length} questions with an answer: first line ${within(1)}, among three ${within(3)}, among five ${within(5)}.`,
);
for (let limit = 0.2; limit < 0.75; limit += 0.05) {
  const given = said.filter(({ sure }) => sure >= limit);
  const right = given.filter(({ place }) => place === 0).length;
  const invented = given.filter(({ example }) => !example.isAnswerable).length;
  const kept = said.filter(({ sure }) => sure < limit);
  const silences = kept.filter(({ example }) => !example.isAnswerable).length;
  const percent = (count: number) => `${((100 * count) / said.length).toFixed(1)}%`;
  print(
    `From ${limit.toFixed(2)}: right ${percent(right + silences)} (${right} answers, ${silences} silences), wrong ${percent(given.length - right - invented)}, invented ${percent(invented)}, silent ${percent(kept.length - silences)}.`,
  );
}
if (process.argv.includes("--show"))
  for (const { example, best, sure, place } of said)
    print(
      `${sure.toFixed(2)} ${example.isAnswerable ? `place ${place}` : "no answer"}: ${example.question}\n     ${best.unit.quote}`,
    );

const listed = (names: readonly string[], weights: readonly number[]) =>
  names.map((name, at) => `  ${name}: ${Number(weights[at]!.toFixed(2))},`).join("\n");
fs.writeFileSync(
  WEIGHTS,
  `import type { Features } from "./features.ts";
import type { SureSign } from "./rank.ts";

// Written by \`npm run replies:learn\`, never by hand.

/** What each feature of a line weighs in its score. */
export const RANKING: Readonly<Features> = {
${listed(FEATURES, learnRanking(whole))}
};

/** What each sign weighs in how probably the first line answers. */
export const SURENESS: Readonly<Record<SureSign, number>> = {
${listed(SURE_SIGNS, learnSureness(formed))}
};
`,
);
