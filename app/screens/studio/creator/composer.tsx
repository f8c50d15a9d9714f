import { Form } from "@remix-run/react";
import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from "react";
import {
  checkPrompt,
  CREATION_KINDS,
  PROMPT_MAX_CHARACTERS,
  readPrompt,
  type PromptProblem,
} from "#domain/studio/creations.ts";
import { PROMPT_FIELD_ID } from "#domain/studio/creator-address.ts";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { FormKey } from "#app/ui/forms/form-key.tsx";
import { fillForm, type GivenPrompt } from "./use-filling-links.ts";
import { isAboutText, type CreatorAnswer } from "./creator-answer.ts";
import { KINDS } from "./kinds.ts";

/**
 * The Creator's prompt form, at the bottom of the window; on a phone one line until it is used. Enter or the button sends it unless it is
 * blank; Shift+Enter starts a new line.
 */
export function Composer({
  form,
  given,
  answer,
  isHidden,
  formKey,
  creation,
}: {
  form: RefObject<HTMLFormElement>;
  given: GivenPrompt;
  answer: CreatorAnswer | null;
  isHidden: boolean;
  formKey: string;
  /** The conversation to go on with; null for a new one. */
  creation: { id: string; versions: readonly unknown[] } | null;
}) {
  const lang = useLang();
  const field = useRef<HTMLTextAreaElement>(null);
  // Undefined until hydration: without JavaScript nothing could enable a disabled button.
  const [problem, setProblem] = useState<PromptProblem | null>();
  const check = () => setProblem(checkPrompt(readPrompt(field.current?.value)));
  const sent = useRef<string>();
  const turns = creation?.versions.length ?? 0;
  useEffect(() => {
    // Clear the field once what was sent is a turn, unless it was edited meanwhile.
    if (field.current && field.current.value === sent.current) field.current.value = "";
    sent.current = undefined;
    check();
  }, [creation?.id, turns]);

  const filled = useRef(given.prompt);
  useEffect(() => {
    // A link from a conversation gave another prompt: it comes in the place of what was typed.
    if (form.current && given.prompt && given.prompt !== filled.current)
      fillForm(form.current, given);
    filled.current = given.prompt;
  }, [form, given]);

  function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
    // During IME composition (accents, other scripts) Enter confirms the composed text.
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (checkPrompt(readPrompt(event.currentTarget.value)) === null) form.current?.requestSubmit();
  }

  // Show the server's refusal until the user has corrected the text.
  const isCorrected = problem === null && isAboutText(answer);
  const isTooLong = problem === "too-long";
  const message = isTooLong
    ? m.creator_too_long({ max: PROMPT_MAX_CHARACTERS }, lang)
    : isCorrected
      ? ""
      : answer?.text;
  const label = creation ? m.creator_follow_up({}, lang) : m.creator_prompt({}, lang);
  return (
    <Form
      ref={form}
      method="post"
      preventScrollReset
      hidden={isHidden}
      onSubmit={() => {
        sent.current = field.current?.value;
      }}
      className="composer sticky z-10 bottom-16 lg:bottom-4 mt-auto card stripe bg-raised shadow-lg p-2 lg:p-3 lg:pt-4 flex flex-col lg:gap-2"
    >
      <input type="hidden" name="intent" value="send" />
      <FormKey value={formKey} />
      {creation && <input type="hidden" name="creation" value={creation.id} />}
      <textarea
        ref={field}
        id={PROMPT_FIELD_ID}
        name="prompt"
        rows={1}
        defaultValue={answer?.typed?.prompt ?? given.prompt}
        placeholder={label}
        aria-label={label}
        aria-describedby="composer-says"
        aria-invalid={isTooLong || (isAboutText(answer) && !isCorrected) || undefined}
        enterKeyHint="send"
        onInput={check}
        onKeyDown={sendOnEnter}
        className="w-full px-2 py-2 rounded-control resize-none max-h-40 lg:min-h-16 [field-sizing:content] placeholder-ink-soft"
      />
      <div id="composer-says">
        {message && (
          <p role="alert" className="px-2 text-sm font-600">
            {message}
          </p>
        )}
      </div>
      <div className="flex items-center gap-3 pt-2 lg:pt-0">
        {!creation && (
          <select
            name="kind"
            defaultValue={answer?.typed?.kind ?? given.kind}
            aria-label={m.creator_kind({}, lang)}
            className="field select w-auto min-w-0"
          >
            {CREATION_KINDS.map((kind) => (
              <option key={kind} value={kind}>
                {KINDS[kind].name({}, lang)}
              </option>
            ))}
          </select>
        )}
        <p className="scripted <lg:hidden flex-1 text-sm text-ink-soft">
          {m.creator_hint({}, lang)}
        </p>
        <button disabled={problem === "blank"} className="btn-primary ml-auto disabled:opacity-60">
          {m.creator_send({}, lang)}
          <span className="i-lucide-send-horizontal" aria-hidden="true" />
        </button>
      </div>
    </Form>
  );
}
