/** Why a form of the builder did not do what it asks for, in the words of the answer. */
export interface BuilderAnswer {
  reason: string;
  text: string;
  /** What was written into the form that was refused, by the fields' names. */
  typed?: Readonly<Record<string, string>> | undefined;
  /** Where another version was saved since. */
  value?: { latest: number };
}
