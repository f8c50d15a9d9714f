/** Why a form of the builder was refused. */
export interface BuilderAnswer {
  reason: string;
  text: string;
  /** Typed values of the refused form, by field name. */
  typed?: Readonly<Record<string, string>> | undefined;
  /** Only for a conflict: the newest saved version. */
  value?: { latest: number };
}
