import type { MetaFunction } from "@remix-run/react";
import { MEDIA_LICENCE_PATH, THIRD_PARTY_NOTICES_PATH } from "#domain/addresses/media-paths.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { canonical } from "#app/preferences/canonical.ts";
import { pageTitle } from "#app/preferences/page-title.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { Link } from "#app/ui/links/link.tsx";
import { ScreenHeading } from "#app/ui/text/screen-heading.tsx";

export const meta: MetaFunction = ({ matches }) => [
  ...pageTitle(matches, m.media_licence_title),
  ...canonical(matches, MEDIA_LICENCE_PATH),
];

/** Licence of the multimedia library. */
export default function Licence() {
  const lang = useLang();
  const lists = [
    [m.media_licence_may_title({}, lang), m.media_licence_may({}, lang)],
    [m.media_licence_not_title({}, lang), m.media_licence_not({}, lang)],
  ] as const;
  const texts = [
    [m.media_licence_credit_title({}, lang), m.media_licence_credit({}, lang)],
    [m.media_licence_voice_title({}, lang), m.media_licence_voice({}, lang)],
  ] as const;
  return (
    <div className="max-w-180 mx-auto pb-4">
      <ScreenHeading title={m.media_licence_title({}, lang)} text={m.media_licence_intro({}, lang)}>
        <Link to={paths.multimedia} className="btn">
          {m.multimedia_title({}, lang)}
        </Link>
      </ScreenHeading>
      {lists.map(([title, lines]) => (
        <section key={title} className="card p-4 mb-3">
          <h2 className="text-xl font-800 mb-2">{title}</h2>
          <ul className="list-disc pl-5">
            {lines.split(" / ").map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      ))}
      {texts.map(([title, text]) => (
        <section key={title} className="pt-3">
          <h2 className="text-xl font-800">{title}</h2>
          <p>{text}</p>
        </section>
      ))}
      <section className="pt-3">
        <h2 className="text-xl font-800">{m.media_licence_software_title({}, lang)}</h2>
        <p>
          <a href={THIRD_PARTY_NOTICES_PATH} className="text-accent font-600 underline">
            {m.media_licence_software({}, lang)}
          </a>
        </p>
      </section>
    </div>
  );
}
