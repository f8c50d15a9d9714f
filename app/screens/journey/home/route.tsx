import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData, useRevalidator } from "@remix-run/react";
import { lazy, Suspense, useEffect } from "react";
import * as m from "#app/messages/messages.js";
import { pageTitle } from "#app/preferences/page-title.ts";
import { parsePreferences } from "#app/preferences/preferences-cookie.ts";
import { useMode } from "#app/preferences/preferences-context.tsx";
import { flashOf, forgetFlash } from "#app/forms/flash.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { findViewer } from "#app/session/viewer.server.ts";
import { withAnswer } from "#app/presenters/answers/challenges.server.ts";
import { pack, useUnpacked } from "#app/ui/lists/packed.ts";
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

/** Of whoever has answered the wizard: no visitor's page carries it. */
const Starters = lazy(async () => ({ default: (await import("./starters.tsx")).Starters }));

/** One of the two homes, with nothing of the other (spec 2 "Home"). */
export async function loader({ request }: LoaderFunctionArgs) {
  const viewer = findViewer(request);
  const isEasy = parsePreferences(request.headers.get("Cookie")).mode === "easy";
  const [home, starters] = await Promise.all([
    isEasy ? viewer.then(({ personId }) => loadEasyHome(personId)) : loadAdvancedHome(viewer),
    viewer.then(({ isVisitor, personId }) => (isVisitor ? undefined : loadStarters(personId))),
    isEasy && fetchEasyView(),
  ]);
  const shown: HomeData = { ...home, ...(starters && { starters }) };
  const flash = flashOf(request);
  if (!("challenges" in shown) || !shown.challenges.some(({ id }) => id === flash?.about))
    return pack(shown);
  const challenges = withAnswer(shown.challenges, flash, requestLang(request));
  return data(pack<HomeData>({ ...shown, challenges }), { headers: forgetFlash(request) });
}

type HomeData = (AdvancedHomeData | EasyHomeData) & { starters?: Starter[] };

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, m.shell_nav_dashboard);

export default function Home() {
  const data = useUnpacked(useLoaderData<typeof loader>());
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
        <EasyView done={data.done} />
      </Suspense>
      {starters}
    </>
  );
}

/** When the mode has changed under the page: what is shown stays until the other home is there. */
function useOtherHome(isWanted: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (isWanted) void fetchEasyView().then(revalidate, revalidate);
  }, [isWanted, revalidate]);
}
