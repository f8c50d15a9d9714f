import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, type MetaFunction } from "@remix-run/react";
import { z } from "zod";
import { safeNext } from "#domain/journey/gate.ts";
import { findPath, PATHS } from "#domain/journey/path-selection.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { redirectWithPreferences } from "#app/preferences/change-preferences.server.ts";
import { pageTitle } from "#app/preferences/page-title.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { useReturnOnceKnown } from "#app/preferences/use-return-once-known.ts";
import { typedText } from "#app/forms/form-fields.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { PathCard } from "./path-card.tsx";
import { usePathChoice } from "./use-path-choice.ts";

export function loader({ request }: LoaderFunctionArgs) {
  return { next: safeNext(new URL(request.url).searchParams.get("next")) };
}

const FORM = z.object({ intent: typedText(), path: typedText(), next: typedText() });

/** Saves the chosen path and redirects to its screen. */
export async function action({ request }: ActionFunctionArgs) {
  const form = await readForm(request, FORM);
  const done = { onboarded: true, pathSelected: true };
  if (form.intent === "next") {
    return redirectWithPreferences(request, done, safeNext(form.next));
  }
  const path = findPath(form.path);
  if (!path) throw new Response("Choose one of the three paths.", { status: 400 });
  return redirectWithPreferences(request, done, path.route);
}

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, m.journey_path_title);

export default function PathSelection() {
  const { next } = useLoaderData<typeof loader>();
  const lang = useLang();
  useReturnOnceKnown(next);
  const { chosen, hasFailed, choose } = usePathChoice();
  return (
    <main
      id="main"
      className="min-h-screen flex flex-col justify-center gap-6 w-full max-w-280 mx-auto p-6"
    >
      <div className="flex flex-col gap-2 md:text-center">
        <h1 className="text-3xl font-800">{m.journey_path_title({}, lang)}</h1>
        <p className="text-lg text-ink-soft">{m.journey_path_body({}, lang)}</p>
      </div>
      <form method="post" onSubmit={choose} className="flex flex-col gap-6">
        <input type="hidden" name="next" value={next} />
        {next !== paths.home && (
          <button name="intent" value="next" className="btn-primary self-start md:self-center">
            {m.journey_continue_to({ page: next }, lang)}
          </button>
        )}
        <div className="grid gap-4 md:grid-cols-3">
          {PATHS.map(({ kind }) => (
            <PathCard
              key={kind}
              kind={kind}
              isChosen={chosen === kind}
              isLocked={Boolean(chosen)}
            />
          ))}
        </div>
      </form>
      <p role="alert" className="text-danger font-600 min-h-6">
        {hasFailed && m.journey_path_failed({}, lang)}
      </p>
    </main>
  );
}
