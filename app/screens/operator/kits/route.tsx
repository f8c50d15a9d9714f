import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, type MetaFunction } from "@remix-run/react";
import { z } from "zod";
import { OPERATOR_KITS_PATH } from "#domain/addresses/operator-kits-path.ts";
import {
  approveOwnKit,
  refuseOwnKit,
  takeDownOwnKit,
} from "#db/commands/shop/own-kits/review-own-kit.ts";
import { neverStored } from "#app/forms/answer-headers.server.ts";
import { typedText } from "#app/forms/form-fields.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { writtenCount, writtenText } from "#app/forms/written-text.server.ts";
import * as m from "#app/messages/messages.js";
import { pageTitle } from "#app/preferences/page-title.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { requireOperator } from "#app/session/operator.server.ts";
import { FormAnswer } from "#app/ui/forms/form-answer.tsx";
import { Link } from "#app/ui/links/link.tsx";
import { SearchForm } from "#app/ui/lists/search-form.tsx";
import { EmptyState } from "#app/ui/text/empty-state.tsx";
import { answerDecision } from "#app/screens/operator/decide.server.ts";
import { OperatorFrame, OperatorPages } from "#app/screens/operator/operator-frame.tsx";
import { loadKits } from "./load-kits.server.ts";
import { ReviewCard } from "./review-card.tsx";

export const loader = ({ request }: LoaderFunctionArgs) => loadKits(request);

const FORM = z.object({
  intent: z.enum(["approve", "refuse", "take-down"]),
  kit: typedText(),
  version: writtenCount(),
  seen: typedText(),
  words: writtenText(),
});

const DONE = { approve: "kit-approved", refuse: "kit-refused", "take-down": "kit-down" } as const;
const PUBLISHED = `${OPERATOR_KITS_PATH}?list=published`;

export async function action({ request, context }: ActionFunctionArgs) {
  await requireOperator(request);
  const { intent, kit: id, version, seen, words } = await readForm(request, FORM);
  const now = new Date();
  return answerDecision(
    { request, context },
    {
      intent,
      about: id,
      words,
      needsWords: intent !== "approve",
      page: intent === "take-down" ? PUBLISHED : OPERATOR_KITS_PATH,
      done: DONE[intent],
    },
    (tx, operatorId, reason) => {
      const input = { operatorId, id, version, seen, reason, now };
      if (intent === "approve") return approveOwnKit(tx, input);
      return intent === "refuse" ? refuseOwnKit(tx, input) : takeDownOwnKit(tx, input);
    },
  );
}

export const headers = neverStored;

export const meta: MetaFunction = ({ matches }) => [
  ...pageTitle(matches, m.operator_kits),
  { name: "robots", content: "noindex" },
];

function emptyTitle({ isPublished, q }: { isPublished: boolean; q: string }) {
  if (q) return m.operator_kits_no_match;
  return isPublished ? m.operator_kits_none_published : m.operator_kits_none;
}

/** Kits that people made, for operators: what waits to be read, and what is published. */
export default function Kits() {
  const { kits, page, hasNext, isPublished, q, confirm, done } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  const lang = useLang();
  return (
    <OperatorFrame current={OPERATOR_KITS_PATH} confirm={confirm}>
      <FormAnswer result={result?.typed ? undefined : result} done={done} />
      <nav aria-label={m.operator_kits({}, lang)} className="flex flex-wrap gap-2">
        {[
          { to: OPERATOR_KITS_PATH, name: m.operator_kits_review, isHere: !isPublished },
          { to: PUBLISHED, name: m.operator_kits_published, isHere: isPublished },
        ].map(({ to, name, isHere }) => (
          <Link key={to} to={to} aria-current={isHere ? "true" : undefined} className="chip">
            {name({}, lang)}
          </Link>
        ))}
      </nav>
      {isPublished && (
        <SearchForm
          action={OPERATOR_KITS_PATH}
          q={q}
          placeholder={m.operator_kits_search({}, lang)}
          kept={{ list: "published" }}
        />
      )}
      {kits.length === 0 ? (
        <EmptyState
          icon="i-lucide-circle-check"
          title={emptyTitle({ isPublished, q })({}, lang)}
          text={m.operator_none_text({}, lang)}
        />
      ) : (
        <p>{m.operator_kits_text({}, lang)}</p>
      )}
      <ul className="flex flex-col gap-4">
        {kits.map((kit) => (
          <ReviewCard key={kit.id} kit={kit} isPublished={isPublished} result={result} />
        ))}
      </ul>
      <OperatorPages
        page={page}
        hasNext={hasNext}
        kept={isPublished ? `list=published&q=${encodeURIComponent(q)}&` : ""}
      />
    </OperatorFrame>
  );
}
