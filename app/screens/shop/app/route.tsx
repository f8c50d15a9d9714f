import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, type MetaFunction } from "@remix-run/react";
import { paths } from "#domain/addresses/paths.ts";
import { canonical } from "#app/preferences/canonical.ts";
import { pageTitle } from "#app/preferences/page-title.ts";
import { readFlash, withFlash } from "#app/forms/flash.server.ts";
import { kitDoneText } from "#app/presenters/answers/kits.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { findViewer } from "#app/session/viewer.server.ts";
import { FormAnswer } from "#app/ui/forms/form-answer.tsx";
import { answerApp } from "./app-action.server.ts";
import { appPreview } from "./app-preview.server.ts";
import { AppPage } from "./app-page.tsx";
import { loadApp } from "./load-app.server.ts";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const lang = requestLang(request);
  const app = await loadApp(request, await findViewer(request), params.id, lang);
  const flash = readFlash(request, app.id);
  const preview = appPreview(request, app);
  const done = flash && kitDoneText(flash, lang);
  return withFlash(request, { flash, done, app, ...(preview && { preview }) });
}

export const action = (args: ActionFunctionArgs) => answerApp(args);

export const meta: MetaFunction<typeof loader> = ({ data: loaded, matches }) => [
  ...pageTitle(matches, () => loaded?.app.name ?? ""),
  ...(loaded ? canonical(matches, paths.app(loaded.app.id)) : []),
  ...(loaded?.preview ?? []),
];

/** An app of the marketplace or a portal, or a perk: what it adds, what it may do, and what it has added. */
export default function App() {
  const { app, done } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <AppPage app={app}>
      <FormAnswer result={answer} done={answer ? undefined : done} />
    </AppPage>
  );
}
