import { Form } from "@remix-run/react";
import { CODE_MAX_CHARACTERS, CODE_USES_MAX } from "#domain/artifakts/discount-codes.ts";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { DateField } from "#app/ui/fields/date-field.tsx";
import { CopyText } from "#app/ui/copy/copy-text.tsx";
import { FormField } from "#app/ui/forms/form-field.tsx";
import { FormKey } from "#app/ui/forms/form-key.tsx";
import type { LocalText } from "#app/ui/text/local-text.ts";

export interface ShownCode {
  code: string;
  percent: number;
  usesMax: number | null;
  usesCount: number;
  /** Last day of the code; null for no end. */
  until: LocalText | null;
  isStopped: boolean;
  /** Whole address of the question before a purchase with the code; null while the artifakt is not for sale. */
  share: { link: string; whatsApp: string } | null;
}

/** Usual ends of a code, in days from today. */
const CODE_DAYS = [7, 30];

/** How an artifakt is sold: whether people may pay more, and discount codes. */
export function SellingTerms({
  isPriceOpen,
  codes,
  formKey,
  formId,
  typed,
  problems,
}: {
  isPriceOpen: boolean;
  codes: ShownCode[];
  formKey: string;
  /** React key: a new one resets the form. */
  formId: string;
  /** Typed values of a refused form. */
  typed: Partial<Record<"code" | "percent" | "uses" | "until", string>>;
  problems: Readonly<Record<string, string>>;
}) {
  const lang = useLang();
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-xl font-800">{m.selling_terms({}, lang)}</h2>
      <Form method="post" preventScrollReset className="card flex flex-wrap items-center gap-3 p-4">
        <p className="flex-1 basis-60 text-sm">
          {isPriceOpen ? m.selling_is_open({}, lang) : m.selling_open_help({}, lang)}
        </p>
        <button name="intent" value={isPriceOpen ? "fix-price" : "open-price"} className="btn">
          {isPriceOpen ? m.selling_fix({}, lang) : m.selling_open({}, lang)}
        </button>
      </Form>
      <h3 className="font-700">{m.selling_codes({}, lang)}</h3>
      {codes.length === 0 ? (
        <p className="text-ink-soft">{m.selling_codes_none({}, lang)}</p>
      ) : (
        <ul className="card divide-y divide-line">
          {codes.map((code) => (
            <CodeRow key={code.code} code={code} />
          ))}
        </ul>
      )}
      <Form
        method="post"
        key={formId}
        preventScrollReset
        className="card grid sm:grid-cols-2 gap-4 p-4 items-start"
      >
        <FormKey value={formKey} />
        <FormField
          label={m.selling_code({}, lang)}
          help={m.selling_code_help({}, lang)}
          problem={problems.code}
          name="code"
          required
          maxLength={CODE_MAX_CHARACTERS * 2}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          defaultValue={typed.code}
        />
        <FormField
          label={m.selling_code_percent({}, lang)}
          problem={problems.percent}
          name="percent"
          required
          maxLength={5}
          autoComplete="off"
          inputMode="numeric"
          defaultValue={typed.percent}
        />
        <FormField
          label={m.selling_code_uses({}, lang)}
          help={m.selling_code_uses_help({}, lang)}
          problem={problems.uses}
          name="uses"
          maxLength={String(CODE_USES_MAX).length}
          autoComplete="off"
          inputMode="numeric"
          defaultValue={typed.uses}
        />
        <DateField
          label={m.selling_code_until({}, lang)}
          help={m.selling_code_uses_help({}, lang)}
          problem={problems.until}
          name="until"
          value={typed.until}
          daysAhead={CODE_DAYS}
        />
        <button name="intent" value="add-code" className="btn justify-self-start">
          {m.selling_code_add({}, lang)}
        </button>
      </Form>
    </section>
  );
}

function CodeRow({
  code: { code, percent, usesMax, usesCount, until, isStopped, share },
}: {
  code: ShownCode;
}) {
  const lang = useLang();
  const facts = [
    `−${percent} %`,
    usesMax === null
      ? m.selling_code_used({ count: usesCount }, lang)
      : m.selling_code_used_of({ count: usesCount, max: usesMax }, lang),
    until && m.selling_code_ends({ day: until[lang.locale] }, lang),
  ].filter(Boolean);
  return (
    <li className="flex flex-wrap items-center gap-3 p-4">
      <p className="flex-1 basis-40">
        <b className="tabular">{code}</b>
        <span className="block text-sm text-ink-soft tabular">{facts.join(" · ")}</span>
      </p>
      {isStopped ? (
        <p className="font-600 text-ink-soft">{m.selling_code_stopped({}, lang)}</p>
      ) : (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="code" value={code} />
          <button name="intent" value="stop-code" className="btn">
            {m.selling_code_stop({}, lang)}
            <span className="sr-only">{code}</span>
          </button>
        </Form>
      )}
      {share && !isStopped && (
        <div className="basis-full flex flex-wrap items-center gap-2">
          <p id={`code-${code}`} className="basis-full text-sm break-all">
            {share.link}
          </p>
          <CopyText of={`code-${code}`} />
          <a href={share.whatsApp} target="_blank" rel="noreferrer" className="btn">
            {m.pages_whatsapp({}, lang)}
            <span className="sr-only">{code}</span>
          </a>
        </div>
      )}
    </li>
  );
}
