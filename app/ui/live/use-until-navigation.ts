import { useLocation } from "@remix-run/react";
import { useState } from "react";

/**
 * A value that stays until the next navigation.
 *
 * Remix drops action data, and our loaders give a flash message once: when a live page is loaded again for
 * news, both are gone, with the error that a form shows or the form that an error holds open.
 */
export function useUntilNavigation<T>(value: T): T {
  // A submission and a link have a location key of their own; a revalidation keeps the page's.
  const { key } = useLocation();
  const [kept, setKept] = useState({ key, value });
  const isKept = key === kept.key && (value || kept.value) === kept.value;
  if (!isKept) setKept({ key, value });
  return isKept ? kept.value : value;
}
