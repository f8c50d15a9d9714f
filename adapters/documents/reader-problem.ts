import type { DocumentFailure } from "#domain/spaces/documents.ts";

/** Message on the reader's standard error when it runs out of memory, as V8 writes it. */
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
