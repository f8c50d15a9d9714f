import { useEffect, useId, useRef } from "react";
import { groupNumber, ungroupNumber } from "#domain/input/grouped-number.ts";
import { describedBy, FieldFrame, type FieldTexts } from "#app/ui/forms/field-frame.tsx";

/**
 * An amount of money, with its currency beside it. With JavaScript the thousands are grouped when the
 * field is left, and the form sends the number without them.
 */
export function MoneyField({
  name,
  currency,
  value = "",
  hasCents = false,
  isRequired = false,
  maxLength,
  ...texts
}: FieldTexts & {
  name: string;
  /** The currency's code, or "credits" in the page's language. */
  currency: string;
  value?: string | undefined;
  hasCents?: boolean;
  isRequired?: boolean;
  maxLength: number;
}) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const form = input.current?.form;
    const sendPlain = ({ formData }: FormDataEvent) => {
      const typed = formData.get(name);
      if (typeof typed === "string") formData.set(name, ungroupNumber(typed));
    };
    form?.addEventListener("formdata", sendPlain);
    return () => form?.removeEventListener("formdata", sendPlain);
  }, [name]);
  return (
    <FieldFrame id={id} {...texts}>
      <div className="relative">
        <input
          {...describedBy(id, texts)}
          ref={input}
          name={name}
          inputMode={hasCents ? "decimal" : "numeric"}
          autoComplete="off"
          required={isRequired}
          maxLength={maxLength}
          defaultValue={groupNumber(value)}
          onBlur={({ currentTarget }) => {
            currentTarget.value = groupNumber(currentTarget.value);
          }}
          className="field pr-20 tabular"
        />
        <span
          aria-hidden="true"
          className="absolute right-3 top-2.5 text-ink-soft pointer-events-none"
        >
          {currency}
        </span>
      </div>
    </FieldFrame>
  );
}
