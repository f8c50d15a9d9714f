import { compareExample } from "#domain/agentiks/examples/examples.ts";
import type { ExampleCheck } from "#db/commands/agentiks/examples/end-check.ts";
import { findCheckedAgentik, listExamples } from "#db/queries/agentiks/examples.ts";
import type { Executor } from "./executor.ts";
import { respondByRules } from "./respond-by-rules.ts";

/**
 * Asks an agentik's newest configuration each of its saved examples, as the only message of a
 * conversation and as of the time when the saved answer was given. No model is called: its words would
 * differ each time.
 */
export const checkExamples: Executor<"check"> = async ({ db, target: { agentikId } }) => {
  const agentik = agentikId === null ? undefined : await findCheckedAgentik(db, agentikId);
  if (!agentik) return undefined;
  const { id, version, ...turn } = agentik;
  const results: ExampleCheck["results"][number][] = [];
  for (const example of await listExamples(db, id)) {
    const { question, answeredAt, answer, replyKind, engine } = example;
    const asked = {
      ...turn,
      text: question,
      request: undefined,
      sent: [],
      unknownInARow: 0,
      // Saved answers are those of a trial.
      isTrial: true,
    };
    const { byRules } = await respondByRules(db, asked, answeredAt);
    const now = { text: byRules.text, replyKind: byRules.replyKind };
    const outcome = compareExample({ text: answer, replyKind, engine }, now);
    results.push({ exampleId: example.id, savedAnswer: answer, outcome, now });
  }
  const changed = results.filter(({ outcome }) => outcome === "changed").length;
  const step = { kind: "checked", detail: { same: results.length - changed, changed } } as const;
  return { kind: "check", version, results, steps: [step] };
};
