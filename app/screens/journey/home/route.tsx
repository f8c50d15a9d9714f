import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData, useRevalidator } from "@remix-run/react";
import { lazy, Suspense, useEffect } from "react";
import * as m from "#app/messages/messages.js";
import { cookiePreferences } from "#app/preferences/request-preferences.server.ts";
import { pageTitle } from "#app/preferences/page-title.ts";
import { useMode } from "#app/preferences/preferences-context.tsx";
import { flashOf, forgetFlash } from "#app/forms/flash.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { findViewer } from "#app/session/viewer.server.ts";
import { challengeCardAnswer } from "#app/presenters/answers/challenges.server.ts";
import { answerOnCard } from "#app/presenters/items/card-answers.server.ts";
import { toJsonPayload, useJsonPayload } from "./json-payload.ts";
import { AdvancedHome } from "./advanced-home.tsx";
import { loadStarters } from "./starters.server.ts";
import type { Starter } from "./starters.tsx";
import { EasyView, fetchEasyView } from "./easy-view.ts";
import {
  loadAdvancedHome,
  loadEasyHome,
  type AdvancedHomeData,
  type EasyHomeData,
} from "./home-data.server.ts";

/** Lazy: only viewers who have answered the wizard have starters, visitors never. */
const Starters = lazy(async () => ({ default: (await import("./starters.tsx")).Starters }));

/** Loads the data of one of the two homes only. */
export async function loader({ request }: LoaderFunctionArgs) {
  const viewerPromise = findViewer(request);
  const isEasy = cookiePreferences(request).mode === "easy";
  const [home, starters] = await Promise.all([
    isEasy ? viewerPromise.then(loadEasyHome) : loadAdvancedHome(viewerPromise),
    viewerPromise.then(({ isVisitor, personId }) =>
      isVisitor ? undefined : loadStarters(personId, requestLang(request).locale),
    ),
    isEasy && fetchEasyView(),
  ]);
  const shown: HomeData = { ...home, ...(starters && { starters }) };
  if (!("challenges" in shown)) return toJsonPayload(shown);
  const lang = requestLang(request);
  const { cards: challenges, flash } = answerOnCard(shown.challenges, flashOf(request), (done) =>
    challengeCardAnswer(done, lang),
  );
  const payload = toJsonPayload<HomeData>({ ...shown, challenges });
  return flash ? data(payload, { headers: forgetFlash(request) }) : payload;
}

type HomeData = (AdvancedHomeData | EasyHomeData) & { starters?: Starter[] };

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, m.shell_nav_dashboard);

export default function Home() {
  const data = useJsonPayload(useLoaderData<typeof loader>());
  const isEasy = "done" in data;
  useOtherHome((useMode().mode === "easy") !== isEasy);
  const starters = data.starters && (
    <Suspense>
      <Starters starters={data.starters} />
    </Suspense>
  );
  if (!isEasy) return <AdvancedHome data={data} starters={starters} />;
  return (
    <>
      <Suspense>
        <EasyView today={data.today} done={data.done} />
      </Suspense>
      {starters}
    </>
  );
}

/** Loads the other home after a change of the mode; the current one stays visible meanwhile. */
function useOtherHome(isWanted: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (isWanted) void fetchEasyView().then(revalidate, revalidate);
  }, [isWanted, revalidate]);
}
