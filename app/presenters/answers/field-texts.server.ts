import type { Locale } from "#domain/preferences/preferences.ts";

type Message = (inputs: Record<string, never>, lang: { locale: Locale }) => string;

/** Error texts by field name: the `fields` of a refusal. */
export const fieldTexts = <Name extends string>(
  texts: Readonly<Partial<Record<Name, Message>>>,
  wrong: readonly Name[],
  lang: { locale: Locale },
): Record<string, string> =>
  Object.fromEntries(
    wrong.flatMap((name) => {
      const text = texts[name];
      return text ? [[name, text({}, lang)]] : [];
    }),
  );
