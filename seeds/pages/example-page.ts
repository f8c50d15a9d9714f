/** A page that visitors can look at: that of a fonda, made from the restaurants' template. */
import type { BuilderBlock } from "#domain/studio/builder/builder.ts";
import { EXAMPLE_PAGE } from "#domain/studio/pages/pages.ts";
import { templateBlocks } from "#domain/studio/pages/page-templates.ts";
import { readQuestions } from "#domain/studio/pages/questions.ts";
import { WEEKDAYS, type OpeningHours, type Span } from "#domain/people/business/opening-hours.ts";
import type { businesses } from "#db/schema/people/businesses.ts";
import type { builderLayouts } from "#db/schema/studio/builder.ts";
import type { pageAddresses, pages } from "#db/schema/studio/pages.ts";
import { daysBefore } from "../clock.ts";
import { ACCOUNT_COUNT, accountId } from "../people.ts";

export interface SeededPage {
  business: typeof businesses.$inferInsert;
  layout: typeof builderLayouts.$inferInsert;
  page: typeof pages.$inferInsert;
  address: typeof pageAddresses.$inferInsert;
}

/** Minutes from midnight: 8:00 to 18:00, on Saturdays and Sundays 9:00 to 17:00, closed on Mondays. */
const WORKDAY: Span = { from: 480, to: 1_080 };
const WEEKEND: Span = { from: 540, to: 1_020 };
const HOURS: OpeningHours = Object.fromEntries(
  WEEKDAYS.map((day) => {
    if (day === "mon") return [day, []];
    return [day, [day === "sat" || day === "sun" ? WEEKEND : WORKDAY]];
  }),
) as unknown as OpeningHours;

/** The fonda's answers: a template has the questions alone. */
const ANSWERS = [
  "Sí, a menos de tres kilómetros. Escríbenos por WhatsApp con tu dirección.",
  "Sí, crédito y débito, y también transferencia.",
  "Sí. Avísanos un día antes si son más de ocho personas.",
];

const exampleBlocks = (): BuilderBlock[] =>
  templateBlocks("restaurant", "es").map((block) => {
    if (block.type !== "questions" || !block.content) return block;
    const questions = readQuestions(block.content.body);
    const body = questions.map(({ question }, place) => `${question}\n${ANSWERS[place] ?? ""}`);
    return { ...block, content: { ...block.content, body: body.join("\n") } };
  });

export function examplePage(now: Date): SeededPage {
  const personId = accountId(ACCOUNT_COUNT - 1);
  const [layoutId, pageId] = ["layout-la-ceiba", "page-la-ceiba"];
  const madeAt = daysBefore(now, 20);
  return {
    business: {
      personId,
      name: "Fonda La Ceiba",
      trade: "restaurant",
      town: "Xalapa",
      address: "Calle del Cafeto 27",
      // No number begins like this one, so that no telephone rings.
      whatsapp: "+525500000000",
      hours: HOURS,
      mainColour: "#8c2f39",
      tone: "warm",
      updatedAt: madeAt,
    },
    layout: {
      id: layoutId,
      personId,
      version: 1,
      blocks: exampleBlocks(),
      createdAt: madeAt,
    },
    page: {
      id: pageId,
      personId,
      slug: EXAMPLE_PAGE,
      title: "Fonda La Ceiba",
      description: "Desayunos y comida corrida en el centro de Xalapa.",
      layoutId,
      createdAt: madeAt,
      publishedAt: madeAt,
    },
    address: { slug: EXAMPLE_PAGE, pageId, since: madeAt },
  };
}
