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
 * Path choice with JavaScript: saves it, shows it, and navigates after `PATH_NAVIGATION_DELAY_MS`. If
 * saving fails, the page stays and the user can try again. The first click wins.
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
    // "Continue to …" is submitted to the server.
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

  // The delay starts after the overlay has rendered, so that slow phones show it for as long.
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
    // A redirect response (opaque with `redirect: "manual"`) means that the choice was saved.
    const response = await fetch(form.action, { method: "POST", body, redirect: "manual" });
    if (response.type !== "opaqueredirect") return false;
  } catch {
    return false;
  }
  try {
    localStorage.setItem(STORAGE_KEYS.selectedPath, kind);
  } catch {
    // localStorage is full or blocked: the server has saved the choice anyway.
  }
  return true;
}
