import { useState, useSyncExternalStore } from "react";

const NEVER = () => () => undefined;

/** Whether the component came with the document, as every one does without JavaScript. */
export function useIsInDocument(): boolean {
  const isHydrating = useSyncExternalStore(
    NEVER,
    () => false,
    () => true,
  );
  return useState(isHydrating)[0];
}
