import { Form, useLoaderData, type useActionData } from "@remix-run/react";
import { lazy, Suspense } from "react";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { FormAnswer } from "#app/ui/forms/form-answer.tsx";
import { FormKey } from "#app/ui/forms/form-key.tsx";
import { AgentikFields } from "#app/ui/item-fields/agentik-fields.tsx";
import { lazyWhenReached } from "#app/ui/loading/lazy-when-reached.ts";
import type { answerConfigure } from "./configure-action.server.ts";
import type { loader } from "./route.tsx";

/** In the form, below what an agentik is. */
const AbilityFields = lazyWhenReached(
  "answers-help",
  async () => (await import("./late-ability-fields.tsx")).AbilityFields,
);
const KeptForm = lazy(async () => ({
  default: (await import("#app/ui/drafts/kept-form.tsx")).KeptForm,
}));

/** What an agentik is and does: saved as a draft, or published as a new version. */
export function ConfigureForm({
  answer,
  done,
}: {
  answer: ReturnType<typeof useActionData<typeof answerConfigure>>;
  done: string | undefined;
}) {
  const lang = useLang();
  const { written, abilities, labels, revision, formKey, draft, kept } =
    useLoaderData<typeof loader>();
  return (
    <Form
      method="post"
      preventScrollReset
      className="kind-agentik card stripe flex flex-col gap-4 p-4"
    >
      <FormKey value={formKey} />
      <input type="hidden" name="revision" value={revision} />
      <Suspense>
        <KeptForm {...kept} isAnswered={answer !== undefined} />
      </Suspense>
      <p className="text-sm text-ink-soft">{m.agentiks_public({}, lang)}</p>
      <AgentikFields hasWords written={answer?.typed ?? written} problems={answer?.fields ?? {}} />
      <Suspense>
        <AbilityFields
          abilities={answer?.typed?.abilities ?? abilities}
          labels={answer?.typed?.labels ?? labels}
        />
      </Suspense>
      <FormAnswer result={answer} done={done} />
      <div className="flex flex-wrap gap-3">
        <button name="intent" value="draft" className="btn">
          {m.agentiks_save_draft({}, lang)}
        </button>
        <button name="intent" value="publish" className="btn-primary">
          {m.agentiks_publish({}, lang)}
        </button>
        {draft && (
          <button name="intent" value="discard" formNoValidate className="btn text-danger">
            {m.agentiks_discard({}, lang)}
          </button>
        )}
      </div>
    </Form>
  );
}
