import { lazy, Suspense, useEffect, useState, type ComponentProps } from "react";
import { isDraftKept } from "./draft-key.ts";
import type { Workbench } from "./late-workbench.tsx";

let fetched: typeof Workbench | undefined;

/** Brings the workbench's code before it is rendered, as the server does. */
export async function fetchWorkbench(): Promise<typeof Workbench> {
  return (fetched ??= (await import("./late-workbench.tsx")).Workbench);
}

let reach = () => {};
/** Fetched as soon as it is reached for, also where React has not come to it yet. */
const code = new Promise<void>((resolve) => (reach = resolve)).then(fetchUntilThere);
const LazyWorkbench = lazy(async () => ({ default: await code }));

/** Any sign of a person: what they do next may be on the canvas. */
const SIGNS = ["pointerover", "pointerdown", "touchstart", "keydown", "focusin", "input"] as const;

/** Without the network the page stays as the server sent it. */
async function fetchUntilThere(): Promise<typeof Workbench> {
  try {
    return await fetchWorkbench();
  } catch {
    await new Promise((resolve) => addEventListener("online", resolve, { once: true }));
    return fetchUntilThere();
  }
}

/**
 * The workbench. Its code comes when somebody reaches for the page, and costs nothing until then:
 * what the server sent stands, and its forms and links work as they do without script.
 */
export function WorkbenchView(props: ComponentProps<typeof Workbench>) {
  const { at, isElsewhere } = props.draft;
  useEffect(() => {
    // The page shows less than the browser has, or somebody was quicker than the script.
    const isBehind = isElsewhere || (at === 0 && isDraftKept());
    if (isBehind || document.activeElement !== document.body) reach();
    // Listened for here, and on the way down: React comes to the lazy part only when it has nothing
    // else to do, and until then goes no further with what happens in it.
    for (const sign of SIGNS) addEventListener(sign, reach, true);
    return () => SIGNS.forEach((sign) => removeEventListener(sign, reach, true));
  }, [at, isElsewhere]);
  // One element type for as long as it is mounted: with another one, though of the same code, React
  // would draw all anew, and remove the field that is being typed in.
  const [Loaded] = useState(() => fetched ?? LazyWorkbench);
  return (
    <Suspense fallback={<Waiting />}>
      <Loaded {...props} />
    </Suspense>
  );
}

/** Only where there is no page of the server's to go on with. */
function Waiting() {
  useEffect(() => reach(), []);
  return <div className="card h-96 mt-8" />;
}
