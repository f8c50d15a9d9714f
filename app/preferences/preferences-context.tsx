import {
  createContext,
  startTransition,
  useCallback,
  useContext,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from "react";
import {
  resolveLocale,
  type Locale,
  type Mode,
  type Preferences,
  type Section,
  type Theme,
} from "#domain/preferences/preferences.ts";
import { rememberPreferences } from "./browser-preferences.ts";
import { useForgottenPreferences } from "./use-forgotten-preferences.ts";

interface PreferencesState {
  preferences: Preferences;
  /** Local storage knew more than the cookie when the page opened, and that was taken over. */
  isImported: boolean;
  change: (changed: Partial<Preferences>) => void;
}

const PreferencesContext = createContext<PreferencesState | null>(null);
/** Apart from the rest: a change of theme must not render again whatever shows a text. */
const LocalesContext = createContext<Record<Section, Locale>>({ main: "en", spanish: "es" });
const SectionContext = createContext<Section>("main");

/**
 * Holds the preferences the server read from the cookie. A change is painted in the next frame and
 * remembered in the cookie and in local storage.
 */
export function PreferencesProvider({
  initial,
  children,
}: {
  initial: Preferences;
  children: ReactNode;
}) {
  const [preferences, setPreferences] = useState(initial);
  const latest = useRef(initial);
  const change = useCallback((changed: Partial<Preferences>) => {
    latest.current = { ...latest.current, ...changed };
    rememberPreferences(latest.current);
    // The colours at once. The rest as a transition: an urgent update that reaches a part whose code
    // is not there yet makes React take away what the server sent, with what was typed into it.
    document.documentElement.className = latest.current.theme;
    startTransition(() => setPreferences(latest.current));
  }, []);
  const isImported = useForgottenPreferences(initial, change);
  const state = useMemo(
    () => ({ preferences, isImported, change }),
    [preferences, isImported, change],
  );
  const { language, mode } = preferences;
  const locales = useMemo(
    () => ({
      main: resolveLocale({ language, mode }, "main"),
      spanish: resolveLocale({ language, mode }, "spanish"),
    }),
    [language, mode],
  );
  return (
    <PreferencesContext.Provider value={state}>
      <LocalesContext.Provider value={locales}>{children}</LocalesContext.Provider>
    </PreferencesContext.Provider>
  );
}

/**
 * All preferences and the way to change several at once.
 *
 * @throws outside the provider
 */
export function usePreferences(): PreferencesState {
  const state = useContext(PreferencesContext);
  if (!state) throw new Error("usePreferences must be used within a PreferencesProvider");
  return state;
}

/** @throws outside the provider, with the specified text (spec 8) */
export function useTheme(): { theme: Theme; setTheme: (theme: Theme) => void } {
  const state = useContext(PreferencesContext);
  if (!state) throw new Error("useTheme must be used within a ThemeProvider");
  const { change } = state;
  const setTheme = useCallback((theme: Theme) => change({ theme }), [change]);
  return { theme: state.preferences.theme, setTheme };
}

/** @throws outside the provider, with the specified text (spec 8) */
export function useMode(): { mode: Mode; setMode: (mode: Mode) => void } {
  const state = useContext(PreferencesContext);
  if (!state) throw new Error("useMode must be used within a ModeProvider");
  const { change } = state;
  const setMode = useCallback((mode: Mode) => change({ mode }), [change]);
  return { mode: state.preferences.mode, setMode };
}

/** What every message takes as its second argument: `m.home_title({}, useLang())`. */
export function useLang(): { locale: Locale } {
  const locale = useContext(LocalesContext)[useContext(SectionContext)];
  return useMemo(() => ({ locale }), [locale]);
}

/**
 * A part of the page that the specification writes in Spanish. Marks its language, so that a screen
 * reader speaks it right inside an English page.
 */
export function SpanishSection({
  className,
  children,
}: {
  className?: string;
  children: ReactNode;
}) {
  return (
    <SectionContext.Provider value="spanish">
      <SectionElement className={className}>{children}</SectionElement>
    </SectionContext.Provider>
  );
}

function SectionElement({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div className={className} lang={useLang().locale}>
      {children}
    </div>
  );
}
