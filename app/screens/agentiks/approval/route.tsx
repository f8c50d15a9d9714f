import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, type MetaFunction } from "@remix-run/react";
import { parseItemId } from "#domain/items/item-ids.ts";
import { db, onPrimary } from "#db/connection/live-database.ts";
import { findCall } from "#db/queries/agentiks/tools/list-calls.ts";
import { readFlash, withFlash } from "#app/forms/flash.server.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { pageTitle } from "#app/preferences/page-title.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { toShownCall } from "#app/presenters/shown-call.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { findViewer } from "#app/session/viewer.server.ts";
import {
  answerApprovals,
  approvalDoneText,
} from "#app/screens/agentiks/approvals-action.server.ts";
import { CALL_TITLES, CallCard } from "#app/ui/calls/call-card.tsx";
import { FormAnswer } from "#app/ui/forms/form-answer.tsx";
import { Link } from "#app/ui/links/link.tsx";

/** A call of the viewer's agentik, linked from a notification; 404 for another person's. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const callId = parseItemId(params.id);
  const { personId, zone } = await findViewer(request);
  const found = callId && (await onPrimary(() => findCall(db, { callId, personId })));
  if (!found) throw data(null, { status: 404 });
  const { threadId, spaceId, seq, isChat, runId } = found;
  const flash = readFlash(request, found.id);
  return withFlash(request, {
    flash,
    done: flash && approvalDoneText(flash.code, requestLang(request)),
    call: toShownCall(found, { now: new Date(), zone }),
    from:
      threadId && spaceId
        ? isChat
          ? `${paths.inboxChat(threadId)}?at=${seq}#m${seq}`
          : `${paths.spaceThread(spaceId, threadId)}?at=${seq}#m${seq}`
        : runId && paths.run(runId),
  });
}

export const action = (args: ActionFunctionArgs) => answerApprovals(args);

export const meta: MetaFunction = ({ matches }) => [
  ...pageTitle(matches, m.approvals_back),
  { name: "robots", content: "noindex" },
];

export default function Approval() {
  const lang = useLang();
  const { call, from, done } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <div className="kind-agentik max-w-180 mx-auto flex flex-col gap-5 py-4">
      <div>
        <Link
          to={paths.approvals}
          className="inline-flex items-center min-h-11 text-accent font-600"
        >
          <span className="i-lucide-chevron-left" aria-hidden="true" />
          {m.approvals_back({}, lang)}
        </Link>
        <h1 className="text-2xl font-800 break-words">
          {CALL_TITLES[call.tool]({ agentik: call.agentik.name }, lang)}
        </h1>
      </div>
      <FormAnswer result={answer} done={answer ? undefined : done} />
      <CallCard item={call} from={from} isAlone />
    </div>
  );
}
