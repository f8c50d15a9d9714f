import { createElement, lazy, type ComponentProps } from "react";
import type { Workbench } from "./late-workbench.tsx";

let fetched: typeof Workbench | undefined;

/** Brings the workbench's code before it is rendered, as the server does. */
export async function fetchWorkbench(): Promise<void> {
  fetched ??= (await import("./late-workbench.tsx")).Workbench;
}

const LazyWorkbench = lazy(async () => ({
  default: (await import("./late-workbench.tsx")).Workbench,
}));

/**
 * The workbench. Its code comes after the page: until then what the server sent stands, and its
 * forms and links work as they do without script.
 */
export const WorkbenchView = (props: ComponentProps<typeof Workbench>) =>
  createElement(fetched ?? LazyWorkbench, props);
