import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, type MetaFunction } from "@remix-run/react";
import { safeNext } from "#app/domain/gate.ts";
import * as m from "#app/messages/messages.js";
import { redirectWithPreferences } from "#app/preferences/change-preferences.server.ts";
import { pageTitle } from "#app/preferences/page-title.ts";
import { SpanishSection, useLang } from "#app/preferences/preferences-context.tsx";
import { useReturnOnceKnown } from "#app/preferences/use-return-once-known.ts";
import { readForm } from "#app/session/read-form.server.ts";
import { BrandMark } from "#app/ui/brand-mark.tsx";
import { Cover } from "#app/ui/cover.tsx";

export function loader({ request }: LoaderFunctionArgs) {
  return { next: safeNext(new URL(request.url).searchParams.get("next")) };
}

/** Goes on to the path choice; "Omitir por ahora" sets both flags and leads to the page asked for. */
export async function action({ request }: ActionFunctionArgs) {
  const form = await readForm(request);
  const next = safeNext(form.get("next"));
  if (form.get("intent") === "skip") {
    return redirectWithPreferences(request, { onboarded: true, pathSelected: true }, next);
  }
  const query = next === "/" ? "" : `?next=${encodeURIComponent(next)}`;
  return redirectWithPreferences(request, { onboarded: true }, `/path-selection${query}`);
}

export const meta: MetaFunction = ({ matches }) =>
  pageTitle(matches, m.journey_welcome_title, "spanish");

export default function Onboarding() {
  const { next } = useLoaderData<typeof loader>();
  useReturnOnceKnown(next);
  return (
    <SpanishSection className="min-h-screen flex flex-col">
      <Welcome next={next} />
    </SpanishSection>
  );
}

function Welcome({ next }: { next: string }) {
  const lang = useLang();
  const kinds = [
    { kind: "space", text: m.journey_welcome_spaces },
    { kind: "artifakt", text: m.journey_welcome_artifakts },
    { kind: "agentik", text: m.journey_welcome_agentiks },
    { kind: "challenge", text: m.journey_welcome_challenges },
  ] as const;
  return (
    <main
      id="main"
      className="flex-1 flex flex-col justify-center gap-6 w-full max-w-140 mx-auto p-6"
    >
      <p className="flex items-center gap-2 text-xl font-800 text-accent">
        <BrandMark className="w-10 h-10" />
        {m.common_product({}, lang)}
      </p>
      <h1 className="text-3xl font-800">{m.journey_welcome_title({}, lang)}</h1>
      <p className="text-lg text-ink-soft">{m.journey_welcome_body({}, lang)}</p>
      <ul className="flex flex-col gap-2">
        {kinds.map(({ kind, text }) => (
          <li key={kind} className="card flex items-center gap-4 p-3">
            <Cover kind={kind} id={kind} className="w-20 h-12 rounded-control shrink-0" />
            <span className="font-600">{text({}, lang)}</span>
          </li>
        ))}
      </ul>
      <form method="post" className="flex flex-col gap-2">
        <input type="hidden" name="next" value={next} />
        <button className="btn-primary" name="intent" value="continue">
          {m.journey_start({}, lang)}
        </button>
        <button
          className="min-h-11 text-ink-soft underline underline-offset-4"
          name="intent"
          value="skip"
        >
          {m.journey_skip({}, lang)}
        </button>
      </form>
    </main>
  );
}
