/** Questions and answers as people type them: a line that asks, and the lines after it. */

export interface QuestionAnswer {
  question: string;
  /** May have several lines. */
  answer: string;
}

/** Whether a line begins a question: it has a question mark at its end or an opening one. */
export const isAsking = (line: string) => line.startsWith("¿") || line.endsWith("?");

/** Reads questions with their answers. Lines before the first question are left out. */
export function readQuestions(text: string): QuestionAnswer[] {
  const read: { question: string; lines: string[] }[] = [];
  for (const line of text.split("\n").map((each) => each.trim()))
    if (isAsking(line)) read.push({ question: line, lines: [] });
    else read.at(-1)?.lines.push(line);
  return read.map(({ question, lines }) => ({ question, answer: lines.join("\n").trim() }));
}
