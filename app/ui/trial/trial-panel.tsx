import { Form } from "@remix-run/react";
import { CHAT_MESSAGE_MAX } from "#domain/agentiks/chats/chats.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { FormAnswer, type ShownResult } from "#app/ui/forms/form-answer.tsx";
import { FormKey } from "#app/ui/forms/form-key.tsx";
import { Link } from "#app/ui/links/link.tsx";
import type { Block } from "#app/ui/markdown/blocks.ts";
import { Markdown } from "#app/ui/markdown/markdown.tsx";
import type { LocalText } from "#app/ui/text/local-text.ts";

/** A trial as the page shows it. */
export interface ShownTrial {
  messages: readonly {
    seq: number;
    isAgentik: boolean;
    text: string;
    blocks: readonly Block[];
    isWriting: boolean;
    isFailed: boolean;
    /** Steps of its run, in words. */
    steps: readonly LocalText[];
    sources: readonly string[];
    /** Whether it is kept as an example, could be, or neither. */
    example: "kept" | "possible" | null;
    /** Name of the link to teach the agentik, where the answer says that it does not know. */
    teach?: string;
  }[];
  /** Number of the agentik's saved examples. */
  examples: number;
  /** Suggested first messages. */
  suggestions: readonly string[];
}

/**
 * A trial conversation with the person's agentik, with what it understood and did. The draft of its
 * configuration answers; nothing is sent to real customers.
 */
export function TrialPanel({
  agentikId,
  trial: { messages, examples, suggestions },
  untaught,
  formKey,
  result,
  done,
  typed,
  back,
}: {
  agentikId: string;
  trial: ShownTrial;
  /** In words, that it knows nothing to answer from, and the name of the link to teach it. */
  untaught?: { text: string; teach: string } | undefined;
  formKey: string;
  result?: ShownResult | undefined;
  /** Success message after a redirect. */
  done?: string | undefined;
  /** Text of a message that was refused. */
  typed?: string | undefined;
  /** `configure` returns to the configuration after sending. */
  back: "try" | "configure";
}) {
  const lang = useLang();
  const to = paths.agentikTry(agentikId);
  return (
    <section
      id="trial"
      aria-labelledby="trial-title"
      className="card flex flex-col gap-3 p-4 min-w-0"
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="trial-title" className="text-lg font-800">
          {m.trial_title({}, lang)}
        </h2>
        {messages.length > 0 && (
          <Form method="post" action={to} preventScrollReset>
            <FormKey value={formKey} />
            <input type="hidden" name="back" value={back} />
            <button name="intent" value="restart" className="btn text-sm">
              <span className="i-lucide-rotate-ccw" aria-hidden="true" />
              {m.trial_restart({}, lang)}
            </button>
          </Form>
        )}
      </div>
      <p className="text-sm text-ink-soft">{m.trial_about({}, lang)}</p>
      {untaught && messages.length === 0 && (
        <p>
          {untaught.text}{" "}
          <Link
            to={`${paths.agentikConfigure(agentikId)}#knows`}
            // That part of the page loads late: the browser finds it in the server's HTML.
            reloadDocument
            className="font-600 underline"
          >
            {untaught.teach}
          </Link>
        </p>
      )}
      {examples > 0 && (
        <Link to={paths.agentikExamples(agentikId)} className="self-start font-600 underline">
          {m.examples_link({ count: examples }, lang)}
        </Link>
      )}
      {messages.length > 0 && (
        <ol className="flex flex-col gap-3" aria-label={m.trial_messages({}, lang)}>
          {messages.map(({ seq, isAgentik, text, blocks, isWriting, isFailed, ...more }) => (
            <li
              key={seq}
              id={`t${seq}`}
              className={`scroll-mt-24 max-w-[85%] rounded-card px-3 py-2 break-words ${
                isAgentik ? "self-start bg-raised" : "self-end bg-accent text-on-accent"
              }`}
            >
              <span className="sr-only">
                {isAgentik ? m.trial_says({}, lang) : m.trial_you({}, lang)}
              </span>
              {isWriting && <p>{m.trial_writing({}, lang)}</p>}
              {isFailed && <p className="text-danger">{m.trial_failed({}, lang)}</p>}
              {isAgentik ? (
                <Markdown blocks={blocks} />
              ) : (
                <p className="whitespace-pre-wrap">{text}</p>
              )}
              <Why steps={more.steps} sources={more.sources} />
              {more.teach && (
                <Link
                  to={`${paths.agentikConfigure(agentikId)}#knows`}
                  reloadDocument
                  className="inline-flex items-center min-h-11 text-sm font-600 underline"
                >
                  {more.teach}
                </Link>
              )}
              {more.example === "kept" && (
                <p className="text-sm text-ink-soft">{m.examples_kept({}, lang)}</p>
              )}
              {more.example === "possible" && (
                <Form method="post" action={paths.agentikExamples(agentikId)} preventScrollReset>
                  <input type="hidden" name="seq" value={seq} />
                  <input type="hidden" name="back" value={back} />
                  <button
                    name="intent"
                    value="save"
                    className="min-h-11 text-sm font-600 underline"
                  >
                    {m.examples_keep({}, lang)}
                  </button>
                </Form>
              )}
            </li>
          ))}
        </ol>
      )}
      {/* A form of its own: Enter in the field below presses the first button of its form. */}
      {messages.length === 0 && suggestions.length > 0 && (
        <Form method="post" action={to} preventScrollReset>
          <FormKey value={formKey} />
          <input type="hidden" name="back" value={back} />
          <div className="flex flex-wrap gap-2" role="group" aria-label={m.trial_ideas({}, lang)}>
            {suggestions.map((idea) => (
              <button
                key={idea}
                name="idea"
                value={idea}
                className="btn text-sm font-400 text-left"
              >
                {idea}
              </button>
            ))}
          </div>
        </Form>
      )}
      <Form
        method="post"
        action={to}
        preventScrollReset
        key={messages.length}
        className="talk flex flex-col gap-2"
      >
        <FormKey value={formKey} />
        <input type="hidden" name="back" value={back} />
        <FormAnswer result={result} done={done} />
        <div className="flex gap-2">
          <input
            name="text"
            required
            maxLength={CHAT_MESSAGE_MAX}
            defaultValue={typed}
            aria-label={m.trial_message({}, lang)}
            placeholder={m.trial_message({}, lang)}
            autoComplete="off"
            className="field flex-1 min-w-0"
          />
          {/* Beside the configuration, saving that is the main thing. */}
          <button
            name="intent"
            value="send"
            data-tip=""
            className={back === "configure" ? "btn" : "btn-primary"}
          >
            <span className="i-lucide-send" aria-hidden="true" />
            <span className="max-sm:sr-only">{m.trial_send({}, lang)}</span>
          </button>
        </div>
      </Form>
    </section>
  );
}

/** The run of an answer, folded: steps and sources. */
function Why({ steps, sources }: Pick<ShownTrial["messages"][number], "steps" | "sources">) {
  const lang = useLang();
  if (steps.length === 0) return null;
  return (
    <details className="text-sm text-ink-soft">
      <summary className="fold-line">{m.trial_why({}, lang)}</summary>
      <ol className="list-decimal pl-5">
        {steps.map((step, index) => (
          <li key={index}>{step[lang.locale]}</li>
        ))}
      </ol>
      {sources.length > 0 && <p>{m.trial_sources({ sources: sources.join(", ") }, lang)}</p>}
    </details>
  );
}
