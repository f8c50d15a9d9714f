import { useMatches } from "@remix-run/react";
import { useDocument } from "#app/document/document-context.tsx";
import { siteOrigin } from "#app/preferences/canonical.ts";
import { paths } from "#domain/addresses/paths.ts";

export interface ProductFacts {
  id: string;
  name: string;
  description: string;
  language: string;
  creator: string;
  /** Whole MXN. */
  price: number;
  /** One decimal; empty without a rating. */
  shownRating: string;
  /** Address of the uploaded cover. */
  cover?: string;
}

/**
 * JSON-LD for search engines: the artifakt as a schema.org Product. Only in the server's HTML, since
 * crawlers do not navigate by client-side routing. There is no `ratingCount`: none is stored.
 */
export function StructuredData({ product }: { product: ProductFacts }) {
  const { nonce } = useDocument();
  const origin = siteOrigin(useMatches());
  const html = import.meta.env.SSR ? productJson(product, origin) : "";
  return (
    <script
      type="application/ld+json"
      nonce={nonce}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

/** JSON-LD with `<` escaped, so that no string in it can close the script element. */
export function productJson(product: ProductFacts, origin: string): string {
  const url = `${origin}/artifakts/${encodeURIComponent(product.id)}`;
  const json = JSON.stringify({
    "@context": "https://schema.org",
    "@type": "Product",
    name: product.name,
    description: product.description,
    inLanguage: product.language,
    url,
    image: origin + (product.cover ?? paths.cover("artifakt", product.id)),
    brand: { "@type": "Brand", name: product.creator },
    offers: {
      "@type": "Offer",
      price: product.price,
      priceCurrency: "MXN",
      availability: "https://schema.org/InStock",
      url,
    },
    ...(product.shownRating && {
      aggregateRating: {
        "@type": "AggregateRating",
        ratingValue: Number(product.shownRating),
        bestRating: 5,
        worstRating: 0,
      },
    }),
  });
  return json.replace(/</g, "\\u003c");
}
