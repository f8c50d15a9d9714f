import { exampleState } from "#domain/agentiks/examples/examples.ts";
import { isActiveRun, runStateAt } from "#domain/runs/run.ts";
import { db, onPrimary } from "#db/connection/live-database.ts";
import { findLastCheck, listExamples } from "#db/queries/agentiks/examples.ts";
import { listConfigurations } from "#db/queries/agentiks/own-agentiks.ts";
import { readFlash, withFlash } from "#app/forms/flash.server.ts";
import { agentikDoneText } from "#app/presenters/answers/agentiks.server.ts";
import { localMoment } from "#app/presenters/local-date.server.ts";
import { readMarkdown } from "#app/presenters/markdown/read-markdown.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { findOwnAgentik } from "#app/screens/agentiks/shown-agentik.server.ts";

/** @throws 404 for an agentik that is not the viewer's own */
export async function loadExamples(request: Request, agentikId: string | undefined) {
  const { agentik, viewer } = await findOwnAgentik(request, agentikId);
  // A check that has just ended is read where it was written.
  const [examples, [newest], last] = await onPrimary(() =>
    Promise.all([
      listExamples(db, agentik.id),
      listConfigurations(db, agentik.id),
      findLastCheck(db, agentik.id),
    ]),
  );
  const flash = readFlash(request, agentik.id);
  const version = newest?.version ?? 0;
  const lastState = last && runStateAt(last, new Date());
  const shown = examples.map((example) => {
    const { id: exampleId, question, answer, engine, nowText, checkedVersion } = example;
    const state = exampleState({ checkedVersion, isChanged: nowText !== null }, version);
    return {
      id: exampleId,
      question,
      saved: readMarkdown(answer),
      // An earlier version's answer is not what it would answer now.
      now: state === "changed" ? readMarkdown(nowText ?? "") : null,
      isByModel: engine === "model",
      state,
    };
  });
  const checkedAt = examples
    .flatMap(({ checkedAt: at }) => (at ? [at] : []))
    .sort((one, other) => other.getTime() - one.getTime())[0];
  return withFlash(request, {
    flash,
    done: flash && agentikDoneText(flash, requestLang(request)),
    agentik: { id: agentik.id, name: agentik.name },
    examples: shown,
    counts: {
      total: shown.length,
      same: shown.filter(({ state }) => state === "same").length,
      changed: shown.filter(({ state }) => state === "changed").length,
    },
    check: {
      isRunning: lastState !== undefined && isActiveRun(lastState),
      hasFailed: lastState === "failed",
      at: checkedAt ? localMoment(checkedAt, viewer.zone) : null,
    },
  });
}
