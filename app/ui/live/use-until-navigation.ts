import { useLocation } from "@remix-run/react";
import { useState } from "react";

/**
 * Keeps a value until the next navigation, over revalidations that return nothing for it.
 *
 * When news revalidate a live page, Remix drops its action data and the flash message is already read: the
 * error of a form would disappear, and a form that the error holds open would close.
 */
export function useUntilNavigation<T>(value: T): T {
  // A submission and a link have a location key of their own; a revalidation keeps the page's.
  const { key } = useLocation();
  const [kept, setKept] = useState({ key, value });
  const isOver = key !== kept.key || (Boolean(value) && value !== kept.value);
  if (isOver) setKept({ key, value });
  return isOver ? value : kept.value;
}
