import { studioPaths } from "#domain/addresses/studio-paths.ts";
import { Form, useActionData, useLoaderData, type MetaFunction } from "@remix-run/react";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { TRADES } from "#domain/people/business/trades.ts";
import {
  PAGE_TEMPLATES,
  TEMPLATE_TRADES,
  templateFor,
  type TemplateTrade,
} from "#domain/studio/pages/page-templates.ts";
import { EXAMPLE_PAGE } from "#domain/studio/pages/pages.ts";
import { readPriceList } from "#domain/studio/pages/price-list.ts";
import { env } from "#config/env.ts";
import { db } from "#db/connection/live-database.ts";
import { findBusiness } from "#db/queries/people/businesses.ts";
import { createFormKey } from "#app/forms/form-key.server.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { pageTitle } from "#app/preferences/page-title.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { tradeName } from "#app/presenters/business/trade-names.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { findViewer } from "#app/session/viewer.server.ts";
import { FormAnswer } from "#app/ui/forms/form-answer.tsx";
import { FormKey } from "#app/ui/forms/form-key.tsx";
import { ScreenHeading } from "#app/ui/text/screen-heading.tsx";
import { answerTemplate } from "./template-action.server.ts";

/** Lines of a template's prices that its card shows. */
const PRICES_SHOWN = 3;

/** `?trade=` comes first, else the viewer's own. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { personId } = await findViewer(request);
  const asked = TRADES.find((trade) => trade === new URL(request.url).searchParams.get("trade"));
  const own = asked ?? (await findBusiness(db, personId))?.trade ?? null;
  const first = own && templateFor(own);
  const lang = requestLang(request);
  const order = [...TEMPLATE_TRADES].sort((a, b) => Number(b === first) - Number(a === first));
  return {
    formKey: createFormKey(),
    hasExample: env.PLAZA_DEMO,
    first,
    templates: order.map((trade) => {
      const { headline, intro, pricesTitle, prices } = PAGE_TEMPLATES[trade][lang.locale];
      const items = readPriceList(prices).flatMap((section) => section.items);
      return {
        trade,
        name: tradeName(trade, lang),
        headline,
        intro,
        pricesTitle,
        items: items.slice(0, PRICES_SHOWN),
      };
    }),
  };
}

export const action = (args: ActionFunctionArgs) => answerTemplate(args);

export const meta: MetaFunction = ({ matches }) => [
  ...pageTitle(matches, m.pages_templates_title),
  { name: "robots", content: "noindex" },
];

/** Templates of pages, those of the person's trade first. */
export default function Templates() {
  const lang = useLang();
  const { formKey, hasExample, first, templates } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <div className="flex flex-col gap-5 pb-4">
      <ScreenHeading
        title={m.pages_templates_title({}, lang)}
        text={m.pages_templates_intro({}, lang)}
      >
        {hasExample && (
          <a href={studioPaths.page(EXAMPLE_PAGE)} className="btn">
            {m.pages_example({}, lang)}
          </a>
        )}
        <a href={paths.builder} className="btn">
          {m.pages_builder({}, lang)}
        </a>
      </ScreenHeading>
      <FormAnswer result={answer} />
      <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        {templates.map((template) => (
          <TemplateCard
            key={template.trade}
            {...template}
            formKey={formKey}
            isFirst={template.trade === first}
          />
        ))}
      </ul>
    </div>
  );
}

interface CardProps {
  trade: TemplateTrade;
  name: string;
  headline: string;
  intro: string;
  pricesTitle: string;
  items: { name: string; price: string }[];
  formKey: string;
  isFirst: boolean;
}

/** A template as the top of its page, small. */
function TemplateCard(card: CardProps) {
  const { trade, name, headline, intro, pricesTitle, items, formKey, isFirst } = card;
  const lang = useLang();
  return (
    <li className={`card flex flex-col overflow-hidden ${isFirst ? "border-accent" : ""}`}>
      <div className="flex items-center gap-2 px-4 py-2 bg-tint">
        <h2 className="flex-1 font-800">{name}</h2>
        {isFirst && <span className="badge">{m.pages_templates_own({}, lang)}</span>}
      </div>
      <div className="flex-1 flex flex-col gap-2 p-4">
        <p className="text-lg font-800 leading-tight text-balance">{headline}</p>
        <p className="text-sm text-ink-soft line-clamp-3">{intro}</p>
        <p className="text-sm font-700">{pricesTitle}</p>
        <ul className="text-sm">
          {items.map((item) => (
            <li key={item.name} className="flex items-baseline gap-2">
              <span className="min-w-0 truncate">{item.name}</span>
              <span aria-hidden="true" className="flex-1 border-b border-dotted border-line" />
              <span className="tabular whitespace-nowrap">{item.price}</span>
            </li>
          ))}
        </ul>
      </div>
      <Form method="post" className="p-4 pt-0">
        <FormKey value={formKey} />
        <button
          name="trade"
          value={trade}
          aria-label={`${m.pages_templates_use({}, lang)}: ${name}`}
          className={isFirst ? "btn-primary" : "btn"}
        >
          {m.pages_templates_use({}, lang)}
        </button>
      </Form>
    </li>
  );
}
