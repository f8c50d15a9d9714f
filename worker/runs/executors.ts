import { answerMessage } from "./answer-message.ts";
import { answerCreation } from "./answer-creation.ts";
import type { Answerer } from "./answerer.ts";
import type { Executors } from "./executor.ts";

/** What this worker does for each kind of run. */
export const executorsWith = (answer: Answerer): Executors => ({
  creation: answerCreation(answer),
  reply: answerMessage,
  document: () => Promise.reject(new Error("no document is read yet")),
});
