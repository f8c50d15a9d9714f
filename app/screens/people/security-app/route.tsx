import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, type MetaFunction } from "@remix-run/react";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { pageTitle } from "#app/preferences/page-title.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { neverStored } from "#app/forms/answer-headers.server.ts";
import { Notice } from "#app/ui/forms/notice.tsx";
import { Link } from "#app/ui/links/link.tsx";
import { ScreenHeading } from "#app/ui/text/screen-heading.tsx";
import { RecoveryCodes } from "#app/screens/people/recovery-codes.tsx";
import { addApp, loadSetup } from "./add-app.server.ts";
import { TotpSetupForm } from "./totp-setup-form.tsx";

export const loader = ({ request, context }: LoaderFunctionArgs) => loadSetup({ request, context });

export const action = ({ request, context }: ActionFunctionArgs) => addApp({ request, context });

export const headers = neverStored;

export const meta: MetaFunction = ({ matches }) => [
  ...pageTitle(matches, m.security_app_title),
  { name: "robots", content: "noindex" },
];

/** Adds an authenticator app: its key as a QR code and as text, and its first code. */
export default function SecurityApp() {
  const loaded = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const lang = useLang();
  const refusal = answer?.ok === false ? answer : undefined;
  const setup = refusal?.value ?? loaded.setup;
  if (answer?.ok && answer.value) {
    return (
      <div className="max-w-180 mx-auto flex flex-col gap-5">
        <ScreenHeading title={m.security_app_title({}, lang)} />
        <Notice tone="good">{answer.text}</Notice>
        <RecoveryCodes codes={answer.value} next={loaded.codesNext} />
      </div>
    );
  }
  return (
    <div className="max-w-180 mx-auto">
      <ScreenHeading title={m.security_app_title({}, lang)} />
      {setup ? (
        <TotpSetupForm setup={setup} result={refusal} />
      ) : (
        <div className="flex flex-col gap-5">
          <Notice tone="note">{loaded.text}</Notice>
          <Link to={paths.security} className="btn self-start">
            {m.security_title({}, lang)}
          </Link>
        </div>
      )}
    </div>
  );
}
