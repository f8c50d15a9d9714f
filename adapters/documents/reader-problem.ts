import type { DocumentFailure } from "#domain/spaces/documents.ts";

/** What the reader says on its standard error before it ends for want of memory, as V8 does. */
export const OUT_OF_MEMORY = "out of memory";

/** A document that cannot be read, and why. */
export class ReaderProblem extends Error {
  override name = "ReaderProblem";
  constructor(
    readonly failure: DocumentFailure,
    options?: ErrorOptions,
  ) {
    super(`the document cannot be read: ${failure}`, options);
  }
}
