import { parseWhatsapp } from "#domain/people/business/whatsapp.ts";
import type { Material } from "./asked.ts";

/** The digits of the telephone number to write to, with the country's code; undefined where none is known. */
export function phoneDigits({ values, facts, business }: Material): string | undefined {
  const typed = facts.phone ? parseWhatsapp(facts.phone) : undefined;
  const number = values.phone ?? typed ?? business?.whatsapp ?? undefined;
  return number?.replace(/\D/g, "");
}
