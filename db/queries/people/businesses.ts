import { and, eq } from "drizzle-orm";
import type { Business, TaxData } from "#domain/people/business/business.ts";
import type { Db } from "#db/connection/client.ts";
import { businesses } from "#db/schema/people/businesses.ts";
import { pictures } from "#db/schema/people/pictures.ts";

export interface StoredBusiness extends Business {
  /** Content hash of the logo (`pictureAddress`); null without one. */
  logoHash: string | null;
}

/** A person's business without its tax data; undefined if they said nothing about it. */
export async function findBusiness(db: Db, personId: string): Promise<StoredBusiness | undefined> {
  const [business] = await db
    .select({
      name: businesses.name,
      trade: businesses.trade,
      tradeOther: businesses.tradeOther,
      town: businesses.town,
      address: businesses.address,
      whatsapp: businesses.whatsapp,
      zone: businesses.zone,
      hours: businesses.hours,
      mainColour: businesses.mainColour,
      accentColour: businesses.accentColour,
      tone: businesses.tone,
      logoHash: pictures.hash,
    })
    .from(businesses)
    .leftJoin(
      pictures,
      and(eq(pictures.personId, businesses.personId), eq(pictures.purpose, "logo")),
    )
    .where(eq(businesses.personId, personId));
  return business;
}

/** A business's tax data, for its owner's own page alone. */
export async function findTaxData(db: Db, personId: string): Promise<TaxData | undefined> {
  const [tax] = await db
    .select({
      rfc: businesses.rfc,
      legalName: businesses.legalName,
      taxPostalCode: businesses.taxPostalCode,
      taxRegime: businesses.taxRegime,
    })
    .from(businesses)
    .where(eq(businesses.personId, personId));
  return tax;
}
