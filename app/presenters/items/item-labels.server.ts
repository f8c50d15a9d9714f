import type {
  AgentikStatus,
  ArtifaktType,
  ChallengeType,
  NeutralAgentikStatus,
  SpaceType,
} from "#domain/items/catalogue.ts";
import type { Locale } from "#domain/preferences/preferences.ts";
import * as m from "#app/messages/messages.js";
import type { LocalText } from "#app/ui/text/local-text.ts";
import { localText } from "#app/presenters/local-text.server.ts";

type Message = (inputs: Record<string, never>, lang: { locale: Locale }) => string;

const TYPES: Record<SpaceType | ChallengeType | ArtifaktType, Message> = {
  standard: m.cards_type_standard,
  niche: m.cards_type_niche,
  custom: m.cards_type_custom,
  design: m.cards_type_design,
  content: m.cards_type_content,
  feedback: m.cards_type_feedback,
  other: m.cards_type_other,
  template: m.cards_type_template,
  presentation: m.cards_type_presentation,
  mockup: m.cards_type_mockup,
  ppt: m.cards_type_ppt,
  figma: m.cards_type_figma,
  notion: m.cards_type_notion,
  audio: m.cards_type_audio,
  music: m.cards_type_music,
  sound: m.cards_type_sound,
  podcast: m.cards_type_podcast,
  image: m.cards_type_image,
  photo: m.cards_type_photo,
  graphics: m.cards_type_graphics,
  gif: m.cards_type_gif,
  icons: m.cards_type_icons,
  brand: m.cards_type_brand,
  video: m.cards_type_video,
  motion: m.cards_type_motion,
  animation: m.cards_type_animation,
  website: m.cards_type_website,
  wordpress: m.cards_type_wordpress,
  webflow: m.cards_type_webflow,
  framer: m.cards_type_framer,
  document: m.cards_type_document,
  pdf: m.cards_type_pdf,
  doc: m.cards_type_doc,
  xls: m.cards_type_xls,
  txt: m.cards_type_txt,
  "3d": m.cards_type_3d,
  model: m.cards_type_model,
  figure: m.cards_type_figure,
  tool: m.cards_type_tool,
  plugin: m.cards_type_plugin,
  extension: m.cards_type_extension,
};

const STATUSES: Record<AgentikStatus | NeutralAgentikStatus, Message> = {
  active: m.cards_status_active,
  paused: m.cards_status_paused,
  inactive: m.cards_status_inactive,
  in_review: m.cards_status_in_review,
  draft: m.cards_status_draft,
  testing: m.cards_status_testing,
};

/** Label of the type badge of a space, an artifakt or a challenge. */
export const typeLabel = (type: SpaceType | ChallengeType | ArtifaktType): LocalText =>
  localText(TYPES[type]);

/** Label of an agentik's status. The column is free text; unknown values stay unchanged. */
export const statusLabel = (status: string): LocalText =>
  Object.hasOwn(STATUSES, status)
    ? localText(STATUSES[status as keyof typeof STATUSES])
    : { en: status, es: status };

/** A card for an item's own page, with a badge that says so if the viewer has it as an example. */
export const withBadge = <Card extends { label: LocalText }>(
  card: Card,
  isExample: boolean,
): Card & { badge?: LocalText } => (isExample ? { ...card, badge: withExample(card.label) } : card);

/** Labels with a mark behind them, each made once. */
function marker(message: Message): (label: LocalText) => LocalText {
  const made = new WeakMap<LocalText, LocalText>();
  return (label) => {
    const known = made.get(label);
    if (known) return known;
    const mark = localText(message);
    const marked = { en: `${label.en} · ${mark.en}`, es: `${label.es} · ${mark.es}` };
    made.set(label, marked);
    return marked;
  };
}

/** A label that says that its subject is an example: "Active · Example". */
export const withExample = marker(m.shell_example);

/** A label that says that an artifakt has no file: "Template · Sample". */
export const withSample = marker(m.cards_sample);
