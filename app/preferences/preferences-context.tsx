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
  /** Preferences were imported from localStorage because the cookie lacked them. */
  isImported: boolean;
  change: (changed: Partial<Preferences>) => void;
}

const PreferencesContext = createContext<PreferencesState | null>(null);
/** A separate context, so that a change of theme does not rerender every component with text. */
const LocalesContext = createContext<Record<Section, Locale>>({ main: "en", spanish: "es" });
const SectionContext = createContext<Section>("main");

/**
 * Provides the preferences that the server read from the cookie. A change is painted in the next frame
 * and written to the cookie and to localStorage.
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
    // Colours at once, the rest in a transition: an urgent update that reaches a Suspense boundary
    // before it hydrates would make React discard its server HTML, with what was typed into it.
    document.documentElement.className = latest.current.theme;
    startTransition(() => setPreferences(latest.current));
  }, []);
  const isImported = useForgottenPreferences(initial, change);
  const state = useMemo(
    () => ({ preferences, isImported, change }),
    [preferences, isImported, change],
  );
  const { language, mode, asksSpanish } = preferences;
  const locales = useMemo(
    () => ({
      main: resolveLocale({ language, mode, asksSpanish }, "main"),
      spanish: resolveLocale({ language, mode, asksSpanish }, "spanish"),
    }),
    [language, mode, asksSpanish],
  );
  return (
    <PreferencesContext.Provider value={state}>
      <LocalesContext.Provider value={locales}>{children}</LocalesContext.Provider>
    </PreferencesContext.Provider>
  );
}

/**
 * All preferences, and a function to change several at once.
 *
 * @throws outside the provider
 */
export function usePreferences(): PreferencesState {
  const state = useContext(PreferencesContext);
  if (!state) throw new Error("usePreferences must be used within a PreferencesProvider");
  return state;
}

/** @throws outside the provider */
export function useTheme(): { theme: Theme; setTheme: (theme: Theme) => void } {
  const state = useContext(PreferencesContext);
  if (!state) throw new Error("useTheme must be used within a ThemeProvider");
  const { change } = state;
  const setTheme = useCallback((theme: Theme) => change({ theme }), [change]);
  return { theme: state.preferences.theme, setTheme };
}

/** @throws outside the provider */
export function useMode(): { mode: Mode; setMode: (mode: Mode) => void } {
  const state = useContext(PreferencesContext);
  if (!state) throw new Error("useMode must be used within a ModeProvider");
  const { change } = state;
  const setMode = useCallback((mode: Mode) => change({ mode }), [change]);
  return { mode: state.preferences.mode, setMode };
}

/** The language, as the second argument of every message: `m.home_title({}, useLang())`. */
export function useLang(): { locale: Locale } {
  const locale = useContext(LocalesContext)[useContext(SectionContext)];
  return useMemo(() => ({ locale }), [locale]);
}

/**
 * A part of the page that is Spanish unless a language was chosen (docs/product.md, Words and
 * languages). Sets `lang`, so that screen readers pronounce it right inside an English page.
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

/** A part of the page in a language of its own: an invitation is in that of its space. */
export function LanguageSection({
  locale,
  className,
  children,
}: {
  /** Undefined for the page's language. */
  locale: Locale | undefined;
  className?: string;
  children: ReactNode;
}) {
  const page = useContext(LocalesContext);
  const locales = useMemo(
    () => (locale ? { main: locale, spanish: locale } : page),
    [locale, page],
  );
  return (
    <LocalesContext.Provider value={locales}>
      <SectionElement className={className}>{children}</SectionElement>
    </LocalesContext.Provider>
  );
}

function SectionElement({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div className={className} lang={useLang().locale}>
      {children}
    </div>
  );
}
