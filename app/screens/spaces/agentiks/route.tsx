import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Form, useActionData, useLoaderData, type MetaFunction } from "@remix-run/react";
import { Suspense } from "react";
import { db } from "#db/connection/live-database.ts";
import {
  countUnanswered,
  listAnswers,
  listOwnAgentiks,
  listSpaceAgentiks,
  listUnanswered,
} from "#db/queries/spaces/answering/list-answering.ts";
import { listSpacePrompts } from "#db/queries/spaces/answering/space-prompts.ts";
import { listSpaceCommands } from "#db/queries/spaces/list-commands.ts";
import { readFlash, withFlash } from "#app/forms/flash.server.ts";
import { createFormKey } from "#app/forms/form-key.server.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { pageTitle } from "#app/preferences/page-title.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { localText } from "#app/presenters/local-text.server.ts";
import { answeringDoneText } from "#app/presenters/answers/answering.server.ts";
import { localDay } from "#app/presenters/local-date.server.ts";
import { findInside } from "#app/screens/spaces/inside.server.ts";
import { SpaceFrame } from "#app/ui/detail/space-frame.tsx";
import { requestLang } from "#app/session/request-lang.server.ts";
import { FormAnswer } from "#app/ui/forms/form-answer.tsx";
import { FormKey } from "#app/ui/forms/form-key.tsx";
import { TextAreaField } from "#app/ui/forms/text-area-field.tsx";
import { Link } from "#app/ui/links/link.tsx";
import { lazyWhenReached } from "#app/ui/loading/lazy-when-reached.ts";
import { answerAgentiks } from "./agentiks-action.server.ts";
import { mayWords } from "./may-words.server.ts";
import { shownAnswer } from "./shown-answer.server.ts";
import { AgentikLines } from "./agentik-lines.tsx";

/** Below the agentiks themselves. */
const SpaceCommands = lazyWhenReached(
  "commands",
  async () => (await import("./late-commands.tsx")).SpaceCommands,
);
const SpacePrompt = lazyWhenReached(
  "prompt",
  async () => (await import("./late-space-prompt.tsx")).SpacePrompt,
);
const ApprovedAnswers = lazyWhenReached(
  "approved",
  async () => (await import("./late-approved-answers.tsx")).ApprovedAnswers,
);

const UNANSWERED_SHOWN = 12;
const ANSWERS_PER_PAGE = 24;
const OWN_SHOWN = 100;

/** Only for members of the space; 404 for everyone else. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const { viewer, space } = await findInside(request, params);
  const { personId } = viewer;
  const inside = { spaceId: space.id, personId };
  const canManage = space.role !== "member";
  const { searchParams } = new URL(request.url);
  const asked = Number(searchParams.get("page"));
  const page = Number.isInteger(asked) && asked > 1 && asked < 10_000 ? asked : 1;
  const [agentiks, own, unanswered, unansweredCount, answers, commands, prompts] =
    await Promise.all([
      listSpaceAgentiks(db, inside),
      canManage ? listOwnAgentiks(db, personId, OWN_SHOWN) : [],
      listUnanswered(db, inside, UNANSWERED_SHOWN),
      countUnanswered(db, inside),
      listAnswers(db, inside, {
        limit: ANSWERS_PER_PAGE + 1,
        offset: (page - 1) * ANSWERS_PER_PAGE,
      }),
      listSpaceCommands(db, inside),
      canManage ? listSpacePrompts(db, inside) : undefined,
    ]);
  const lang = requestLang(request);
  const flash = readFlash(request, space.id);
  return withFlash(request, {
    flash,
    done: flash && answeringDoneText(flash.code, lang),
    formKey: createFormKey(),
    space,
    canManage,
    may: mayWords(lang),
    agentiks,
    // Agentiks of the person that are not in the space yet.
    own: own.filter(({ id }) => !agentiks.some((added) => added.id === id)),
    unanswered: unanswered.map(({ createdAt: _, ...one }) => one),
    unansweredCount,
    commands,
    prompts: prompts?.map(({ by, createdAt, ...prompt }) => ({
      ...prompt,
      by: by ?? m.threads_someone({}, lang),
      day: localDay(createdAt),
    })),
    answers: answers.slice(0, ANSWERS_PER_PAGE).map((one) => shownAnswer(one)),
    empty: answers.length === 0 ? localText(m.answering_no_answers) : null,
    page,
    editedId: canManage ? searchParams.get("edit") : null,
    hasMore: answers.length > ANSWERS_PER_PAGE,
  });
}

export const action = (args: ActionFunctionArgs) => answerAgentiks(args);

export const meta: MetaFunction = ({ matches }) => [
  ...pageTitle(matches, m.inside_agentiks),
  { name: "robots", content: "noindex" },
];

/** A space's agentiks, the questions they could not answer, and the approved answers. */
export default function SpaceAgentiks() {
  const {
    space,
    canManage,
    may,
    agentiks,
    own,
    unanswered,
    unansweredCount,
    commands,
    prompts,
    done,
    formKey,
    ...rest
  } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const lang = useLang();
  return (
    <SpaceFrame space={space} current="agentiks">
      <FormAnswer result={answer} done={done} />
      <p className="max-w-prose text-ink-soft">
        {m.answering_about({}, lang)}{" "}
        <Link
          to={paths.spacePart(space.id, "documents")}
          className="text-accent font-600 underline"
        >
          {m.answering_to_documents({}, lang)}
        </Link>
      </p>
      <AgentikLines agentiks={agentiks} own={own} may={may} canManage={canManage} />
      <section aria-labelledby="unanswered" className="flex flex-col gap-3">
        <h2 id="unanswered" className="text-lg font-700">
          {m.answering_unanswered({ count: unansweredCount }, lang)}
        </h2>
        {unanswered.length === 0 && (
          <p className="text-ink-soft">{m.answering_none_unanswered({}, lang)}</p>
        )}
        <ul className="grid gap-3 lg:grid-cols-2">
          {unanswered.map(({ id, question, threadId, seq, isChat, by }) => (
            <li key={id} className="card p-4 flex flex-col gap-2">
              <p>
                <b className="break-words">{question}</b>{" "}
                {isChat ? (
                  <span className="text-sm text-ink-soft">
                    {m.answering_asked_by_customer({}, lang)}
                  </span>
                ) : (
                  <Link
                    to={`${paths.spaceThread(space.id, threadId)}?at=${seq}#m${seq}`}
                    className="text-sm text-ink-soft underline"
                  >
                    {m.answering_asked_by({ name: by ?? m.threads_someone({}, lang) }, lang)}
                  </Link>
                )}
              </p>
              {isChat && (
                <Link
                  to={`${paths.inboxChat(threadId)}?at=${seq}#m${seq}`}
                  className="self-start min-h-11 inline-flex items-center text-accent font-600 underline"
                >
                  {m.answering_answer_person({}, lang)}
                </Link>
              )}
              {canManage && (
                <Form method="post" preventScrollReset className="flex flex-col gap-2">
                  <FormKey value={formKey} />
                  <input type="hidden" name="unanswered" value={id} />
                  <input type="hidden" name="question" value={question} />
                  <TextAreaField
                    label={m.answering_answer({}, lang)}
                    name="answer"
                    rows={2}
                    defaultValue={
                      answer?.ok === false && answer.typed?.unanswered === id
                        ? answer.typed.answer
                        : ""
                    }
                  />
                  <div className="flex flex-wrap gap-2">
                    <button name="intent" value="approve" className="btn">
                      {m.answering_answer_once({}, lang)}
                    </button>
                    <button name="intent" value="put-away" className="btn">
                      {m.answering_put_away({}, lang)}
                    </button>
                  </div>
                </Form>
              )}
            </li>
          ))}
        </ul>
      </section>
      <Suspense>
        {prompts && (
          <SpacePrompt
            versions={prompts}
            formKey={formKey}
            typed={
              answer?.ok === false && answer.intent === "save-prompt"
                ? answer.typed?.text
                : undefined
            }
          />
        )}
        <SpaceCommands
          commands={commands}
          canManage={canManage}
          formKey={formKey}
          typed={
            answer?.ok === false && answer.intent === "save-command" ? answer.typed : undefined
          }
        />
        <ApprovedAnswers
          {...rest}
          spaceId={space.id}
          canManage={canManage}
          formKey={formKey}
          typed={
            answer?.ok === false &&
            (answer.intent === "change-answer" ||
              (answer.intent === "approve" && !answer.typed?.unanswered))
              ? answer.typed
              : undefined
          }
        />
      </Suspense>
    </SpaceFrame>
  );
}
