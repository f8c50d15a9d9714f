import type { ReactNode } from "react";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { Avatar } from "#app/ui/art/avatar.tsx";
import { Link } from "#app/ui/links/link.tsx";
import { LanguagePicker } from "./language-picker.tsx";
import { PushRow } from "./push-row.tsx";
import { ShortcutSheet } from "./shortcut-sheet.tsx";
import { ThemePicker } from "./theme-picker.tsx";
import { ToggleRow } from "./toggle-row.tsx";

/** The fields of the viewer that Ajustes shows. */
export interface SettingsPerson {
  handle: string;
  isPro: boolean;
  avatarUrl: string | null;
}

/**
 * The content of Ajustes without its title, for the page and the dialog. Every row is a link or a form
 * that works without JavaScript.
 */
export function SettingsPanel({ person }: { person: SettingsPerson }) {
  const lang = useLang();
  return (
    <div className="flex flex-col gap-4">
      <div className={GROUP}>
        <div className={`${ROW} flex-wrap`}>
          <Avatar url={person.avatarUrl} className="w-10 h-10" />
          <p className="flex-1 font-700">{`@${person.handle}`}</p>
          <Link to={paths.account} className="btn">
            {m.settings_manage({}, lang)}
          </Link>
        </div>
      </div>
      <div className={GROUP}>
        <ToggleRow
          toggle="incognito"
          name={m.settings_incognito({}, lang)}
          help={m.settings_incognito_help({}, lang)}
        />
        <ToggleRow
          toggle="startup"
          name={m.settings_startup({}, lang)}
          help={m.settings_startup_help({}, lang)}
        />
        <PushRow />
      </div>
      <div className={GROUP}>
        <div className={`${ROW} flex-wrap`}>
          <span className="i-lucide-crown text-xl text-gold" aria-hidden="true" />
          <div className="flex-1">
            <p className="font-600">{m.settings_pro({}, lang)}</p>
            <p className={person.isPro ? "text-sm font-600 text-success" : "text-sm text-ink-soft"}>
              {person.isPro ? m.settings_subscribed({}, lang) : m.settings_not_subscribed({}, lang)}
            </p>
          </div>
          <Link to={paths.pro} className="btn">
            {m.settings_plans({}, lang)}
          </Link>
        </div>
        <Choice
          icon="i-lucide-languages"
          name={m.settings_language({}, lang)}
          help={m.settings_language_help({}, lang)}
        >
          <LanguagePicker />
        </Choice>
        <Choice
          icon="i-lucide-palette"
          name={m.settings_personalize({}, lang)}
          help={m.settings_personalize_help({}, lang)}
        >
          <ThemePicker />
        </Choice>
        <ShortcutSheet />
      </div>
      <div className={GROUP}>
        <MoreSettings
          to={paths.models}
          icon="i-lucide-brain"
          name={m.models_title({}, lang)}
          help={m.models_help({}, lang)}
        />
        <MoreSettings
          to={paths.spendLimits}
          icon="i-lucide-gauge"
          name={m.limits_title({}, lang)}
          help={m.limits_help({}, lang)}
        />
        <MoreSettings
          to={paths.tokens}
          icon="i-lucide-plug"
          name={m.tokens_title({}, lang)}
          help={m.tokens_help({}, lang)}
        />
      </div>
    </div>
  );
}

const GROUP = "card divide-y divide-line overflow-hidden";
const ROW = "flex items-center gap-3 p-4";

/** A row that leads to settings with a page of their own. */
function MoreSettings(row: { to: string; icon: string; name: string; help: string }) {
  return (
    <Link to={row.to} className={`${ROW} hover:bg-tint`}>
      <span className={`${row.icon} text-xl text-ink-soft`} aria-hidden="true" />
      <span className="flex-1">
        <span className="block font-600">{row.name}</span>
        <span className="block text-sm text-ink-soft">{row.help}</span>
      </span>
      <span className="i-lucide-chevron-right text-ink-soft" aria-hidden="true" />
    </Link>
  );
}

/** A row with a group of buttons of which one is selected. */
function Choice({
  icon,
  name,
  help,
  children,
}: {
  icon: string;
  name: string;
  help: string;
  children: ReactNode;
}) {
  return (
    <div className="p-4 flex flex-col gap-3">
      <div className="flex items-center gap-3">
        <span className={`${icon} text-xl text-ink-soft`} aria-hidden="true" />
        <div>
          <p className="font-600">{name}</p>
          <p className="text-sm text-ink-soft">{help}</p>
        </div>
      </div>
      {children}
    </div>
  );
}
