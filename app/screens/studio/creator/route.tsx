import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, type MetaFunction } from "@remix-run/react";
import { useRef } from "react";
import type { Zone } from "#domain/format/zones.ts";
import { paths } from "#domain/addresses/paths.ts";
import { env } from "#config/env.ts";
import { db } from "#db/connection/live-database.ts";
import {
  CREATIONS_RECENT_DAYS,
  FOUND_CREATIONS,
  RECENT_CREATIONS,
} from "#domain/studio/creations.ts";
import { parseCreatorAddress } from "#domain/studio/creator-address.ts";
import * as m from "#app/messages/messages.js";
import { pageTitle } from "#app/preferences/page-title.ts";
import { useLang, useMode } from "#app/preferences/preferences-context.tsx";
import { flashOf, withFlash } from "#app/forms/flash.server.ts";
import { createFormKey } from "#app/forms/form-key.server.ts";
import { findViewer } from "#app/session/viewer.server.ts";
import { formatShortDay } from "#domain/format/dates.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { withExample } from "#app/presenters/items/item-labels.server.ts";
import { localMoment } from "#app/presenters/local-date.server.ts";
import { useUntilNavigation } from "#app/ui/live/use-until-navigation.ts";
import type { LocalText } from "#app/ui/text/local-text.ts";
import { ScreenHeading } from "#app/ui/text/screen-heading.tsx";
import {
  findCreation,
  findCreatorFigures,
  findSystemPrompt,
  listRecentCreations,
  listSlashCommands,
  searchCreations,
} from "#db/queries/studio/creations.ts";
import { listVersions } from "#db/queries/studio/creation-versions.ts";
import { isModelConnected } from "#db/queries/runs/models/providers.ts";
import { Composer } from "./composer.tsx";
import { answerCreator } from "./creator-action.server.ts";
import { creatorDoneText } from "./answer-text.server.ts";
import { answerTo } from "./creator-answer.ts";
import { CreatorPanel } from "./creator-panel.tsx";
import { CreatorSidebar } from "./creator-sidebar.tsx";
import { shownComparison } from "./answers/shown-comparison.server.ts";
import { shownVersions } from "./answers/shown-versions.server.ts";
import { shownFigures } from "./answers/shown-figures.server.ts";
import { useFillingLinks, type GivenPrompt } from "./use-filling-links.ts";

const DAY_MS = 86_400_000;

export async function loader({ request }: LoaderFunctionArgs) {
  const address = parseCreatorAddress(new URL(request.url).searchParams);
  const { personId, zone } = await findViewer(request);
  const { creationId, isSettings, isReused } = address;
  if (creationId === undefined) throw data(null, { status: 404 });
  const now = new Date();
  const recentSince = new Date(now.getTime() - CREATIONS_RECENT_DAYS * DAY_MS);
  const [recent, figures, creation, versions, systemPrompt, commands, hasModel] = await Promise.all(
    [
      address.find === ""
        ? listRecentCreations(db, personId, RECENT_CREATIONS)
        : searchCreations(db, { personId, find: address.find, limit: FOUND_CREATIONS }),
      findCreatorFigures(db, personId, recentSince),
      creationId === null ? null : findCreation(db, personId, creationId),
      creationId === null || isReused ? [] : listVersions(db, personId, creationId),
      isSettings ? findSystemPrompt(db, personId) : null,
      isSettings ? listSlashCommands(db, personId) : null,
      isSettings && env.MODEL_NAME === undefined ? isModelConnected(db, personId) : true,
    ],
  );
  // An unknown id and another person's creation get the same 404.
  if (creation === undefined) throw data(null, { status: 404 });
  const given: GivenPrompt = creation && isReused ? creation : address;
  const flash = flashOf(request);
  const lang = requestLang(request);
  const shown = {
    formKey: createFormKey(),
    done: (flash && creatorDoneText(flash, lang)) ?? "",
    recent: recent.map(({ createdAt, isExample, ...one }) => ({
      ...one,
      day: marked(isExample, {
        en: formatShortDay(createdAt, "en"),
        es: formatShortDay(createdAt, "es"),
      }),
    })),
    figures: shownFigures(figures),
    creation:
      creation && !isReused
        ? {
            ...toShown(creation, zone),
            ...shownVersions(
              versions,
              { ...creation, before: address.before },
              { now, zone },
              lang,
            ),
            comparison: address.compared && shownComparison(versions, address.compared),
          }
        : null,
    settings:
      systemPrompt === null || commands === null
        ? null
        : {
            systemPrompt,
            commands,
            unused: hasModel
              ? null
              : {
                  text: m.creator_prompt_unused({}, lang),
                  link: { to: paths.models, text: m.creator_connect_model({}, lang) },
                },
          },
    given: { prompt: given.prompt, kind: given.kind },
    find: address.find,
  };
  return flash ? withFlash(request, { shown, flash }) : { shown };
}

function toShown(
  { createdAt, isExample, ...creation }: NonNullable<Awaited<ReturnType<typeof findCreation>>>,
  zone: Zone,
) {
  const { iso, text } = localMoment(createdAt, zone);
  return { ...creation, sentAt: { iso, text: marked(isExample, text) } };
}

const marked = (isExample: boolean, text: LocalText) => (isExample ? withExample(text) : text);

export const action = (args: ActionFunctionArgs) => answerCreator(args);

export const meta: MetaFunction = ({ matches }) => [
  ...pageTitle(matches, m.creator_title),
  { name: "robots", content: "noindex" },
];

/** The AI Creator: a prompt, its answers, and the person's other creations. */
export default function Creator() {
  const lang = useLang();
  const isEasy = useMode().mode === "easy";
  const { creation, settings, given, ...shown } = useLoaderData<typeof loader>().shown;
  const answer = useUntilNavigation(useActionData<typeof action>()) ?? null;
  const done = useUntilNavigation(shown.done);
  const place = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  useFillingLinks(place, form);
  return (
    <div className={isEasy ? "text-lg" : ""}>
      <ScreenHeading title={m.creator_title({}, lang)} text={m.creator_subtitle({}, lang)} />
      <div ref={place} className="grid gap-6 items-start xl:grid-cols-[14rem_minmax(0,1fr)]">
        <div className="min-w-0 xl:sticky xl:top-20">
          <CreatorSidebar
            recent={shown.recent}
            shownId={creation?.id ?? null}
            isSettings={settings !== null}
            find={shown.find}
          />
        </div>
        <div className="flex flex-col gap-6 min-w-0 lg:min-h-[calc(100dvh-11rem)]">
          <div className="flex flex-col gap-6">
            <CreatorPanel
              settings={settings}
              creation={creation}
              answer={answer}
              figures={shown.figures}
              isCalm={isEasy}
              done={answer ? "" : done}
              formKey={shown.formKey}
            />
          </div>
          <Composer
            form={form}
            given={given}
            answer={answerTo("send", answer)}
            formKey={shown.formKey}
            creation={creation && creation.versions.length > 0 ? creation : null}
            isHidden={settings !== null || Boolean(creation?.comparison)}
          />
        </div>
      </div>
    </div>
  );
}
