import { useLocation } from "@remix-run/react";
import { useState, useSyncExternalStore } from "react";

const NEVER = () => () => undefined;

/**
 * Whether what is shown came with the document, as everything does without JavaScript: the component did,
 * and nothing has been sent or opened since.
 */
export function useIsInDocument(): boolean {
  const isHydrating = useSyncExternalStore(
    NEVER,
    () => false,
    () => true,
  );
  const { key } = useLocation();
  return useState(isHydrating ? key : null)[0] === key;
}
