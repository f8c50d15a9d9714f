import { fnv1a } from "#domain/format/hash.ts";

export interface Combination<Subject, Choice> {
  subject: Subject;
  choice: Choice;
  /** How often this subject has been through all its choices: 0 while the pair is new. */
  round: number;
}

/**
 * The `index`-th pair of a subject and one of its choices (a city, a niche). Subjects take turns;
 * each walks through its own choices from a start of its own. No pair comes twice in one round, so
 * names made of a pair are distinct until a subject has used up its choices.
 */
export function combine<Subject, Choice>(
  index: number,
  subjects: readonly Subject[],
  choicesOf: (subject: Subject) => readonly Choice[],
): Combination<Subject, Choice> {
  const turn = index % subjects.length;
  const visit = Math.floor(index / subjects.length);
  const subject = subjects[turn];
  if (subject === undefined) throw new Error("there are no subjects to combine");
  const choices = choicesOf(subject);
  const choice = choices[(fnv1a(`turn ${turn}`) + visit) % choices.length];
  if (choice === undefined) throw new Error(`subject ${turn} has no choices`);
  return { subject, choice, round: Math.floor(visit / choices.length) };
}

/** Puts a choice where the text says `{}`. */
export function fill(text: string, choice: string): string {
  return text.replaceAll("{}", choice);
}
