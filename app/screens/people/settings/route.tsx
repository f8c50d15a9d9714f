import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, type MetaFunction } from "@remix-run/react";
import * as m from "#app/messages/messages.js";
import { pageTitle } from "#app/preferences/page-title.ts";
import { SpanishSection, useLang } from "#app/preferences/preferences-context.tsx";
import { findShownPerson } from "#app/presenters/shown-person.server.ts";
import { findViewer } from "#app/session/viewer.server.ts";
import { ScreenHeading } from "#app/ui/text/screen-heading.tsx";
import { SettingsPanel } from "#app/ui/settings/settings-panel.tsx";

export async function loader({ request }: LoaderFunctionArgs) {
  const person = await findShownPerson(request, await findViewer(request));
  const { handle, tier, avatarUrl } = person;
  return { handle, isPro: tier === "pro", avatarUrl };
}

export const meta: MetaFunction = ({ matches }) => [
  ...pageTitle(matches, m.settings_title, "spanish"),
  { name: "robots", content: "noindex" },
];

/**
 * The settings dialog "Ajustes" as a page, for direct links and for browsers without JavaScript.
 * Spanish unless a language was chosen.
 */
export default function Settings() {
  const person = useLoaderData<typeof loader>();
  return (
    <SpanishSection className="max-w-180 mx-auto">
      <Heading />
      <SettingsPanel person={person} />
    </SpanishSection>
  );
}

function Heading() {
  const lang = useLang();
  return <ScreenHeading title={m.settings_title({}, lang)} text={m.settings_subtitle({}, lang)} />;
}
