import { Form } from "@remix-run/react";
import { reuseAddress } from "#domain/studio/creator-address.ts";
import { TITLE_MAX_CHARACTERS } from "#domain/studio/creations.ts";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { FormKey } from "#app/ui/forms/form-key.tsx";
import { Link } from "#app/ui/links/link.tsx";
import { Notice } from "#app/ui/forms/notice.tsx";
import type { ShownCreation } from "./late-creation-view.tsx";
import { answerTo, type CreatorAnswer } from "./creator-answer.ts";

/** Actions of a whole creation: use its prompt again, rename, delete. */
export function CreationMenu({
  creation,
  answer,
  formKey,
}: {
  creation: ShownCreation;
  answer: CreatorAnswer | null;
  formKey: string;
}) {
  const lang = useLang();
  const refusal = answerTo("rename", answer) ?? answerTo("delete", answer);
  return (
    <details open={refusal !== null || undefined} className="self-start max-w-160 w-full">
      <summary className="fold-line text-accent">{m.creator_more({}, lang)}</summary>
      <div className="card p-4 flex flex-col gap-4">
        {creation.versions.length > 0 && (
          <Link to={reuseAddress(creation.id)} className="btn self-start scroll-mb-60">
            {m.creator_reuse({}, lang)}
          </Link>
        )}
        <Form method="post" preventScrollReset className="flex flex-wrap items-end gap-2">
          <FormKey value={formKey} />
          <input type="hidden" name="creation" value={creation.id} />
          <label className="flex flex-col gap-1 flex-1">
            <span className="font-600">{m.creator_name({}, lang)}</span>
            <input
              name="title"
              maxLength={TITLE_MAX_CHARACTERS}
              required
              defaultValue={answerTo("rename", answer)?.typed?.title ?? creation.title}
              className="field"
            />
          </label>
          <button name="intent" value="rename" className="btn">
            {m.creator_rename({}, lang)}
          </button>
        </Form>
        <Form method="post" preventScrollReset>
          <FormKey value={formKey} />
          <input type="hidden" name="creation" value={creation.id} />
          <details>
            <summary className="fold-line text-danger">{m.creator_delete({}, lang)}</summary>
            <p>{m.creator_delete_sure({}, lang)}</p>
            <button name="intent" value="delete" className="btn text-danger">
              {m.creator_delete_yes({}, lang)}
            </button>
          </details>
        </Form>
        {refusal && <Notice>{refusal.text}</Notice>}
      </div>
    </details>
  );
}
