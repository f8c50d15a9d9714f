import type { Abilities } from "#domain/agentiks/abilities/abilities.ts";
import { exampleQuestion } from "#domain/agentiks/examples/examples.ts";
import type { Locale } from "#domain/preferences/preferences.ts";
import { isActiveRun, runStateAt } from "#domain/runs/run.ts";
import { db, onPrimary } from "#db/connection/live-database.ts";
import { listExamples } from "#db/queries/agentiks/examples.ts";
import { listTrial } from "#db/queries/agentiks/chats/list-trial.ts";
import * as m from "#app/messages/messages.js";
import { readMarkdown } from "#app/presenters/markdown/read-markdown.server.ts";
import { stepWords } from "#app/presenters/shown-run.server.ts";
import { wishText } from "#app/presenters/texts/first-choices.server.ts";

/** A person's trial of their agentik, as the page shows it. */
export async function loadTrial(
  which: { agentikId: string; personId: string },
  {
    abilities,
    hasDocuments,
    lang,
  }: { abilities: Abilities; hasDocuments: boolean; lang: { locale: Locale } },
) {
  const now = new Date();
  const [messages, examples] = await onPrimary(() =>
    Promise.all([listTrial(db, which), listExamples(db, which.agentikId)]),
  );
  return {
    messages: messages.map(({ run, state, steps, createdAt: _, ...message }, index) => {
      const runState = run && runStateAt(run, now);
      const question = exampleQuestion(messages, index);
      const isKept = examples.some(
        (known) => known.question === question && known.answer === message.text,
      );
      return {
        ...message,
        example: question === undefined ? null : isKept ? ("kept" as const) : ("possible" as const),
        ...(message.replyKind === "unknown" && { teach: m.abilities_teach({}, lang) }),
        steps: steps.map(stepWords),
        blocks: message.isAgentik ? readMarkdown(message.text) : [],
        isWriting: state === "writing" && runState !== null && isActiveRun(runState),
        isFailed: state === "failed" || (state === "writing" && runState === "failed"),
      };
    }),
    examples: examples.length,
    suggestions: suggestionsOf(abilities, hasDocuments, lang),
  };
}

/** Suggested first messages, from the agentik's abilities. */
function suggestionsOf(
  { forms, answers }: Abilities,
  hasDocuments: boolean,
  lang: { locale: Locale },
): string[] {
  return [
    ...(answers ? [m.trial_idea_hours({}, lang)] : []),
    ...(answers && hasDocuments ? [m.trial_idea_price({}, lang)] : []),
    ...forms.slice(0, 2).map((form) => wishText(form, lang)),
    m.trial_idea_person({}, lang),
  ];
}
