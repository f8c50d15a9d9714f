import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Locale } from "#domain/preferences/preferences.ts";
import { ROOT } from "./source-files.ts";

/**
 * The enumerations of domain/ that screens show, each with the prefix of its messages: the value
 * `coming-soon` of PORTAL_APP_STATUSES is called `portals_coming_soon`.
 */
export const SHOWN_ENUMS: Readonly<Record<string, readonly string[]>> = {
  SPACE_TYPES: ["cards_type_", "island_type_"],
  PRIZE_SPLIT_NAMES: ["challenges_split_"],
  CHALLENGE_TYPES: ["cards_type_", "island_type_"],
  ARTIFAKT_TYPES: ["cards_type_"],
  ARTIFAKT_CATEGORIES: ["artifakts_"],
  AGENTIK_STATUSES: ["cards_status_"],
  NEUTRAL_AGENTIK_STATUSES: ["cards_status_"],
  AGENTIK_TYPES: ["agentiks_kind_", "island_agentik_"],
  CONTENT_LANGUAGES: ["agentiks_kind_"],
  JOIN_POLICIES: ["community_policy_", "detail_policy_"],
  SPACE_ROLES: ["community_role_"],
  ITEM_KINDS: ["create_", "island_kind_", "search_kind_"],
  PUBLICATIONS: ["money_library_"],
  LICENCES: ["artifakts_license_", "artifakts_license_means_"],
  REPORT_REASONS: ["report_reason_"],
  OFFER_TYPES: ["portals_"],
  PORTAL_APP_STATUSES: ["portals_"],
  PORTAL_TABS: ["portals_tab_"],
  APP_CATEGORIES: ["marketplace_"],
  PERK_MENU: ["perks_menu_"],
  KIT_PART_KINDS: ["kits_part_"],
  KIT_PERMISSIONS: ["kits_may_"],
  KEPT_REASONS: ["kits_kept_"],
  OWN_VERSION_STATES: ["ownkits_state_"],
  OWN_KIT_STATES: ["ownkits_state_"],
  MANIFEST_PROBLEMS: ["ownkits_problem_"],
  PAYOUT_STATUSES: ["money_payout_state_"],
  PAYOUT_METHODS: ["payouts_method_"],
  SHOWN_TOP_UP_STATES: ["topups_state_"],
  TOP_UP_MOVEMENTS: ["topups_movement_"],
  DIFFERENCE_KINDS: ["providers_kind_", "providers_advice_"],
  CREATION_KINDS: ["creator_kind_"],
  PROVIDER_KINDS: ["models_kind_"],
  MULTIMEDIA_CATEGORIES: ["multimedia_section_"],
  MULTIMEDIA_SECTIONS: ["multimedia_section_"],
  MEDIUM_KINDS: ["media_kind_"],
  SCRIPT_LANGUAGES: ["media_language_"],
  SCRIPT_BLANKS: ["media_blank_"],
  BLOCK_TYPES: ["builder_type_"],
  ITEM_TYPES: ["builder_add_", "builder_hint_", "builder_new_", "builder_metric_"],
  CONTENT_TYPES: ["builder_type_"],
  BUTTON_ACTIONS: ["builder_action_", "builder_target_"],
  TEMPLATE_TRADES: ["business_trade_"],
  BLOCK_SIZES: ["builder_size_"],
  BLOCK_LAYOUTS: ["builder_layout_"],
  BLOCK_COLORS: ["builder_color_"],
  BUSINESS_TYPES: ["onboarding_business_"],
  AUTOMATION_AREAS: ["onboarding_areas_"],
  AI_EXPERIENCES: ["onboarding_experience_"],
  CURRENT_PLATFORMS: ["onboarding_migration_"],
  TIERS: ["shell_tier_"],
  MODES: ["shell_mode_"],
  TOGGLES: ["settings_"],
  THING_SECTIONS: ["artifakts_library_"],
  TRADES: ["business_trade_"],
  TONES: ["business_tone_"],
  WEEKDAYS: ["business_"],
  TAX_REGIMES: ["business_regime_"],
  LIST_VIEWS: ["catalogue_view_"],
  PICTURE_CROPS: ["profile_crop_"],
  API_SCOPES: ["tokens_scope_"],
  TELL_TOPICS: ["triggers_topic_", "duties_tell_", "runs_for_tell_"],
  TOOLS: ["tools_"],
  PERMISSIONS: ["tools_"],
  ACTING_TOOLS: ["approvals_", "approvals_what_", "runs_for_tool_"],
  ASK_REASONS: ["approvals_why_"],
  ENTRY_DECISIONS: ["approvals_entry_"],
  TOOL_CALL_STATES: ["approvals_state_"],
  CALL_FAILURES: ["approvals_failure_"],
  MCP_TROUBLES: ["mcp_trouble_"],
  TOKEN_LIFETIMES: ["tokens_days_"],
};

/** Lists of texts in domain/ that no screen shows by their values, and why. */
export const NOT_SHOWN: Readonly<Record<string, string>> = {
  ACTIVE_RUN_STATES: "not shown",
  HTTP_METHODS: "shown as it is",
  DATE_QUESTIONS: "of a model's calls; each answer has its sentence (reading-text.ts)",
  READING_TOOLS: "part of TOOLS",
  CHAT_MESSAGE_CHANNELS: "of a model's calls; the call shows the channel that was found",
  READING_CHOICES: "part of PERMISSIONS",
  START_SCREENS: "part of an address",
  REAL_PROVIDERS: "names of services, the same in every language",
  PAYMENT_METHODS: "each has its sentence (shown-top-ups.server.ts)",
  DISPUTE_STATES: "part of SHOWN_TOP_UP_STATES",
  RUN_FAILURES: "each has its words (shown-versions.server.ts)",
  RUN_KINDS: "not shown",
  RUN_ENGINES: "a sentence says what has made an answer (made-by.server.ts)",
  RUN_CALL_KINDS: "not shown",
  RUN_CALL_STATES: "not shown",
  MODEL_TROUBLES: "each has its sentence (made-by.server.ts)",
  MODEL_FAILURES: "each has its sentence (made-by.server.ts)",
  LIMIT_FAILURES: "each has its sentence (made-by.server.ts)",
  PROVIDER_TEST_STATES: "each has its sentence (shown-models.server.ts)",
  AGENTIK_RUN_KINDS: "named by an object of all kinds",
  EXAMPLE_OUTCOMES: "each has its words (example-card.tsx)",
  DUTIES: "named by an object of all duties, checked by its type",
  TRIGGER_KINDS: "not shown",
  REPORT_PERIODS: "each has its words (late-trigger-form.tsx)",
  WATCH_CONDITIONS: "named by an object of all conditions, checked by its type",
  SKIP_REASONS: "named by an object of all reasons, checked by its type",
  DELIVERY_OUTCOMES: "named by an object of all outcomes, checked by its type",
  EVERY: "each has its words (schedule-fields.tsx)",
  ZONES: "names of places, the same in every language",
  AGENTIK_MAY: "named by an object of all, checked by its type (may-words.server.ts)",
  ANSWERS_WHEN: "each has its words (agentik-lines.tsx)",
  DOCUMENT_FAILURES: "named by an object of all failures, checked by its type",
  DOCUMENT_KINDS: "named by an object of all kinds, checked by its type",
  SEPARATORS: "characters between the cells of a CSV file",
  DOCUMENT_REFUSALS: "named by an object of all reasons, checked by its type",
  TASK_REFUSALS: "named by an object of all reasons, checked by its type",
  READY_MADE: "named by an object of all of them, checked by its type",
  SPACE_TEMPLATES: "named by an object of all templates, checked by its type",
  TASK_VIEWS: "named by an object of all views, checked by its type",
  DOCUMENT_STATES: "named by an object of all states, checked by its type",
  ENDING_STAGES: "part of REQUEST_STAGES",
  REQUEST_STAGES: "named by an object of all stages, checked by its type",
  NAME_SOURCES: "never shown: whose word on a customer's name counts",
  INBOX_TABS: "named by an object of all parts, checked by its type",
  CHANNEL_KINDS: "names of services, the same in every language",
  MAILED_KINDS: "kinds of notifications, each with its text (notification-text.ts)",
  MAIL_SERVICES: "named by an object of all services (late-mailbox-form.tsx)",
  CHANNEL_MESSAGE_STATES: "named by an object of all states (send-state.server.ts)",
  CHANNEL_TROUBLES: "each has its words (load-channel.server.ts)",
  SEND_TROUBLES: "each has its words (send-state.server.ts)",
  RESENDABLE_STATES: "part of CHANNEL_MESSAGE_STATES",
  REPORTED_STATES: "part of CHANNEL_MESSAGE_STATES",
  UNREAD_KINDS: "each has its words in the language of the customer (channel-says.ts)",
  LIMIT_SPANS: "named by an object of all spans (limits-card.tsx)",
  AGENTIK_ENGINES: "each has its words (limits-card.tsx)",
  REVIEW_MOODS: "named by an object of all moods, checked by its type",
  CHAT_CHANNELS: "not shown",
  CHAT_HANDLERS: "each has its words (chat-state.tsx)",
  HAND_OVER_REASONS: "each has its sentence (chat-buttons.tsx)",
  STEP_KINDS: "each has its words (step-text.ts)",
  REQUEST_STATES: "each has its words (request-card.tsx)",
  REQUEST_KINDS: "a form has its own name",
  READY_KINDS: "named by an object of all kinds (late-ability-fields.tsx)",
  BOOKED_KINDS: "part of REQUEST_KINDS",
  BOOKING_PROBLEMS: "named by an object of all problems (presenters/answers/agenda.server.ts)",
  BOOKING_REFUSALS: "named by an object of all refusals (presenters/answers/agenda.server.ts)",
  FIELD_KINDS: "named by an object of all kinds (request-form-fields.tsx)",
  ABILITY_HOURS: "named by an object of both (late-ability-fields.tsx)",
  MESSAGE_STATES: "each has its words (message-view.tsx)",
  NOTICE_LEVELS: "each has its words (thread-list.tsx)",
  REACTIONS: "the same in every language",
  REPLY_KINDS: "what was said says it",
  THREAD_REFUSALS: "each has its sentence",
  RUN_STATES: "a version's state is shown",
  VERSION_STATES: "each has its words (version-answer.tsx)",
  CONFIGURATION_FIELDS: "names of columns; each field has its label",
  JOURNEY_PATHS: "addresses",
  ONBOARDING_STEPS: "each step has its heading",
  PASSKEY_PURPOSES: "not shown",
  CURRENCIES: "codes, the same in every language",
  CURRENCY_FILTERS: "codes, the same in every language",
  ACCOUNT_PURPOSES: "of the ledger, for operators",
  TRANSACTION_CAUSES: "named by a Record of all causes, checked by its type",
  WAITING_KINDS: "named by an object of all kinds, checked by its type",
  TOP_UP_STATUSES: "part of SHOWN_TOP_UP_STATES",
  LINK_PURPOSES: "each has its mail",
  PASSWORD_PROBLEMS: "named by a Record, checked by its type",
  PERSON_KINDS: "not shown",
  PICTURE_PURPOSES: "not shown",
  PICTURE_TYPES: "media types",
  REPORTABLE_KINDS: "TAKEDOWN_KINDS and kits; a part of addresses",
  SVG_SHAPES: "elements of SVG",
  TAKEDOWN_KINDS: "ITEM_KINDS, pages, entries, comments and reviews; a part of addresses",
  REPORT_OUTCOMES: "not shown",
  TAKEDOWN_OUTCOMES: "an operator's answer says it in words",
  THEMES: "names that never change",
  LANGUAGES: "named in their own language",
  LOCALES: "named in their own language",
  ITEM_LANGUAGES: "the button of the filter has a sentence for each",
  SHORTCUT_PLACES: "named by a Record, checked by its type",
  SHORTCUT_IDS: "named by a Record, checked by its type",
  SPACE_VISIBILITIES: "radio buttons, each with its sentence",
  INVITED_ROLES: "a part of SPACE_ROLES",
  SPACE_REFUSALS: "each has its sentence",
  CHALLENGE_REFUSALS: "each has its sentence",
  DIRECTIONS: "of the builder's buttons, each with its label",
  STYLE_PROPERTIES: "names of CSS",
};

/** The exported lists of texts in domain/, by name. */
export async function domainEnums(): Promise<Map<string, readonly string[]>> {
  const found = new Map<string, readonly string[]>();
  const folder = path.join(ROOT, "domain");
  for (const file of fs.readdirSync(folder, { recursive: true }) as string[]) {
    if (!file.endsWith(".ts") || file.endsWith(".test.ts")) continue;
    const module = (await import(
      /* @vite-ignore */ pathToFileURL(path.join(folder, file)).href
    )) as Record<string, unknown>;
    for (const [name, value] of Object.entries(module)) {
      if (!/^[A-Z_]+$/.test(name) || !Array.isArray(value) || value.length === 0) continue;
      if (value.every((one) => typeof one === "string")) found.set(name, value as string[]);
    }
  }
  return found;
}

/** The messages of a language without plural forms, by key. */
export function messagesOf(locale: Locale): ReadonlyMap<string, string> {
  const folder = path.join(ROOT, "messages", locale);
  const files = (fs.readdirSync(folder, { recursive: true }) as string[]).filter((file) =>
    file.endsWith(".json"),
  );
  return new Map(
    files.flatMap((file) =>
      Object.entries(
        JSON.parse(fs.readFileSync(path.join(folder, file), "utf8")) as Record<string, unknown>,
      ).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
    ),
  );
}

/** The key of a value's message. */
export const messageKey = (prefix: string, value: string): string =>
  prefix + value.replaceAll("-", "_").toLowerCase();
