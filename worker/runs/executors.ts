import { doDuty } from "#worker/duties/do-duty.ts";
import { checkExamples } from "./check-examples.ts";
import { answerMessage } from "./answer-message.ts";
import { answerCreation } from "./answer-creation.ts";
import { makeCallWith, type Outside } from "#worker/tools/make-call.ts";
import type { Models } from "#worker/models/models.ts";
import type { Answerer } from "./answerer.ts";
import type { Executors } from "./executor.ts";
import { readDocumentIn, type DocumentFiles } from "./read-document.ts";

const NO_OUTSIDE: Outside = { callWeb: () => Promise.resolve({ kind: "public" }) };

/**
 * Executors of this worker, one for each kind of run.
 *
 * @param files without them the worker fails what asks for a document
 * @param models without them the embedded engine alone answers in spaces, and what duties ask
 * @param outside without it nothing leaves Plaza
 */
export const executorsWith = (
  answer: Answerer,
  files?: DocumentFiles,
  models?: Models,
  outside: Outside = NO_OUTSIDE,
): Executors => ({
  creation: answerCreation(answer),
  reply: answerMessage(models),
  duty: doDuty(models),
  check: checkExamples,
  tool: makeCallWith(outside),
  document: files
    ? readDocumentIn(files)
    : () => Promise.reject(new Error("this worker has no file store")),
});
