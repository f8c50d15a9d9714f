import { useNavigate } from "@remix-run/react";
import { useEffect, useRef, useState, type FormEvent } from "react";
import {
  findPath,
  PATH_NAVIGATION_DELAY_MS,
  type PathKind,
} from "#domain/journey/path-selection.ts";
import { STORAGE_KEYS } from "#app/preferences/browser-preferences.ts";
import { usePreferences } from "#app/preferences/preferences-context.tsx";

/**
 * The choice with script: saved first, then shown, then followed after the specified delay. A save
 * that fails stays on the page and may be tried again; the first click wins.
 */
export function usePathChoice() {
  const navigate = useNavigate();
  const { change } = usePreferences();
  const [chosen, setChosen] = useState<PathKind | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const isBusy = useRef(false);

  const choose = (event: FormEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent as SubmitEvent;
    const button = submitter instanceof HTMLButtonElement ? submitter : null;
    const path = findPath(button?.value);
    // "Continue to …" is an ordinary submission.
    if (button?.name !== "path" || !path) return;
    event.preventDefault();
    if (isBusy.current) return;
    isBusy.current = true;
    void save(event.currentTarget, path.kind).then((isSaved) => {
      isBusy.current = isSaved;
      setHasFailed(!isSaved);
      if (!isSaved) return;
      change({ onboarded: true, pathSelected: true });
      setChosen(path.kind);
    });
  };

  // Counted from the moment the overlay is there, however long a slow phone took to draw it.
  const route = findPath(chosen)?.route;
  useEffect(() => {
    if (!route) return;
    const timer = setTimeout(() => navigate(route), PATH_NAVIGATION_DELAY_MS);
    return () => clearTimeout(timer);
  }, [route, navigate]);

  return { chosen, hasFailed, choose };
}

async function save(form: HTMLFormElement, kind: PathKind): Promise<boolean> {
  const body = new URLSearchParams({ path: kind });
  try {
    // The answer is a redirect, not followed here: that it is one means that it was saved.
    const answer = await fetch(form.action, { method: "POST", body, redirect: "manual" });
    if (answer.type !== "opaqueredirect") return false;
  } catch {
    return false;
  }
  try {
    localStorage.setItem(STORAGE_KEYS.selectedPath, kind);
  } catch {
    // Storage is full or forbidden: the choice is saved all the same.
  }
  return true;
}
