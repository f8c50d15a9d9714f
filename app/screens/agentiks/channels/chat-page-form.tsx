import { Form } from "@remix-run/react";
import { SLUG_MAX } from "#domain/format/slug.ts";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { TextAreaField } from "#app/ui/forms/text-area-field.tsx";
import { CopyText } from "#app/ui/copy/copy-text.tsx";
import type { loadChannels } from "./load-channels.server.ts";

type Shown = Awaited<ReturnType<typeof loadChannels>>["data"];
type Answer =
  | {
      fields?: Readonly<Record<string, string>> | undefined;
      typed?: { slug: string; origins: string } | undefined;
    }
  | undefined;

/** The chat page's address, and the sites that may show it: saved with one form. */
export function ChatPageForm({
  shown: { page, prefix, slug, origins },
  answer,
}: {
  shown: Pick<Shown, "page" | "prefix" | "slug" | "origins">;
  answer: Answer;
}) {
  const lang = useLang();
  const problem = answer?.fields?.slug;
  const sites = answer?.typed?.origins ?? origins;
  const hasSites = sites !== "" || answer?.fields?.origins !== undefined;
  const described = ["slug-help", problem && "slug-problem"].filter(Boolean).join(" ");
  return (
    <Form method="post" preventScrollReset className="card stripe flex flex-col gap-5 p-4">
      {page?.isOpen && <input type="hidden" name="isOpen" value="1" />}
      <section aria-labelledby="page" className="flex flex-col gap-3">
        <div className="flex flex-wrap items-center gap-3">
          <h2 id="page" className="text-xl font-800">
            {m.channels_page({}, lang)}
          </h2>
          <span className="badge">
            {page?.isOpen ? m.channels_open({}, lang) : m.channels_closed({}, lang)}
          </span>
        </div>
        <p className="max-w-prose">{m.channels_page_text({}, lang)}</p>
        <div className="flex flex-col gap-1">
          <label htmlFor="slug" className="font-600">
            {m.channels_address({}, lang)}
          </label>
          <div className="flex flex-wrap items-center gap-x-1">
            <span className="text-ink-soft break-all">{prefix}</span>
            <input
              id="slug"
              name="slug"
              required
              minLength={3}
              maxLength={SLUG_MAX}
              defaultValue={answer?.typed?.slug ?? slug}
              autoCapitalize="none"
              autoComplete="off"
              spellCheck={false}
              aria-invalid={problem ? true : undefined}
              aria-describedby={described}
              className="field flex-1 basis-40"
            />
          </div>
          <p id="slug-help" className="text-sm text-ink-soft">
            {m.channels_address_help({}, lang)}
          </p>
          {problem && (
            <p id="slug-problem" role="alert" className="text-sm font-600 text-danger">
              {problem}
            </p>
          )}
        </div>
      </section>
      {/* Folded for those without a site of their own. */}
      <details open={hasSites || undefined}>
        <summary className="fold-line">
          <h2 className="text-xl font-800">{m.channels_widget({}, lang)}</h2>
        </summary>
        <div className="flex flex-col gap-3 pt-2">
          <p className="max-w-prose">{m.channels_widget_text({}, lang)}</p>
          <TextAreaField
            label={m.channels_origins({}, lang)}
            name="origins"
            rows={2}
            defaultValue={sites}
            placeholder={m.channels_origins_hint({}, lang)}
            problem={answer?.fields?.origins}
            spellCheck={false}
            autoCapitalize="none"
          />
          {page?.tag ? (
            <div className="flex flex-col items-start gap-2">
              <h3 className="font-600">{m.channels_tag({}, lang)}</h3>
              <pre
                id="tag"
                className="w-full p-3 rounded-control bg-tint whitespace-pre-wrap break-all text-sm"
              >
                {page.tag}
              </pre>
              <CopyText of="tag" />
            </div>
          ) : (
            <p className="text-sm text-ink-soft">{m.channels_tag_first({}, lang)}</p>
          )}
        </div>
      </details>
      <div className="flex flex-wrap gap-3">
        {/* The first button of a form is what Enter presses. */}
        {page?.isOpen ? (
          <>
            <button name="intent" value="save" className="btn-primary">
              {m.channels_save({}, lang)}
            </button>
            <button name="intent" value="close" className="btn">
              {m.channels_do_close({}, lang)}
            </button>
          </>
        ) : (
          <>
            <button name="intent" value="open" className="btn-primary">
              {m.channels_do_open({}, lang)}
            </button>
            <button name="intent" value="save" className="btn">
              {m.channels_save({}, lang)}
            </button>
          </>
        )}
      </div>
    </Form>
  );
}
