import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { useMode, usePreferences, useTheme } from "./preferences-context.tsx";

it.each([
  ["useMode must be used within a ModeProvider", useMode],
  ["useTheme must be used within a ThemeProvider", useTheme],
  ["usePreferences must be used within a PreferencesProvider", usePreferences],
])("outside its provider throws: %s", (message, useHelper) => {
  const Outside = () => <>{String(useHelper())}</>;
  expect(() => renderToString(<Outside />)).toThrow(message);
});
