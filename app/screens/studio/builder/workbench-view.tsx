import { lazy, Suspense, useEffect, useState, type ComponentProps } from "react";
import { loadWhenReached } from "#app/ui/loading/load-when-reached.ts";
import { isDraftKept } from "./draft/draft-key.ts";
import type { Workbench } from "./late-workbench.tsx";

/** Imports the workbench's code before rendering; the loader calls it on the server. */
export const fetchWorkbench = loadWhenReached(
  async () => (await import("./late-workbench.tsx")).Workbench,
);

let reach = () => {};
/** Resolved by `reach`, even before React has rendered the lazy component. */
const code = new Promise<void>((resolve) => (reach = resolve)).then(fetchUntilThere);
const LazyWorkbench = lazy(async () => ({ default: await code }));

/** Events that show that the user is active: the canvas may be next. */
const SIGNS = ["pointerover", "pointerdown", "touchstart", "keydown", "focusin", "input"] as const;

/** Retries when the browser is online again; until then the server's HTML stays. */
async function fetchUntilThere(): Promise<typeof Workbench> {
  try {
    return await fetchWorkbench();
  } catch {
    await new Promise((resolve) => addEventListener("online", resolve, { once: true }));
    return fetchUntilThere();
  }
}

/**
 * The workbench, hydrated on the first interaction. Until then the server's HTML stays, and its forms
 * and links work as without JavaScript.
 */
export function WorkbenchView(props: ComponentProps<typeof Workbench>) {
  const { at, isElsewhere } = props.draft;
  useEffect(() => {
    // Hydrate at once if the browser has a newer draft, or if the user was faster than this script.
    const isBehind = isElsewhere || (at === 0 && isDraftKept());
    if (isBehind || document.activeElement !== document.body) reach();
    // Capture listeners on window: React hydrates the lazy part only when idle, and until then it does
    // not dispatch events inside it.
    for (const sign of SIGNS) addEventListener(sign, reach, true);
    return () => SIGNS.forEach((sign) => removeEventListener(sign, reach, true));
  }, [at, isElsewhere]);
  // The element type must not change while mounted: React would remount everything, and the field that
  // the user is typing in would be lost.
  const [Loaded] = useState(() => fetchWorkbench.loaded ?? LazyWorkbench);
  return (
    <Suspense fallback={<Waiting />}>
      <Loaded {...props} />
    </Suspense>
  );
}

/** Suspense fallback, rendered only after a client-side navigation, when there is no server HTML. */
function Waiting() {
  useEffect(() => reach(), []);
  return <div className="card h-96 mt-8" />;
}
