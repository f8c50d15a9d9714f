import { describe, expect, it } from "vitest";
import { productJson, type ProductFacts } from "./structured-data.tsx";

const product: ProductFacts = {
  id: "artifakt 1",
  name: "Menú </script><script>alert(1)</script>",
  description: "Carta <!-- de cuatro páginas",
  language: "es",
  creator: "Ana",
  price: 249,
  shownRating: "4.9",
};
const read = (facts: ProductFacts) => JSON.parse(productJson(facts, "https://plaza.example"));

describe("the product of an artifakt", () => {
  it("says what it is and what it costs", () => {
    expect(read(product)).toMatchObject({
      "@type": "Product",
      name: product.name,
      description: product.description,
      url: "https://plaza.example/artifakts/artifakt%201",
      image: "https://plaza.example/covers/artifakt/artifakt%201.png",
      offers: { "@type": "Offer", price: 249, priceCurrency: "MXN" },
      aggregateRating: { ratingValue: 4.9, bestRating: 5 },
    });
  });

  it("claims no rating nobody gave", () => {
    expect(read({ ...product, shownRating: "" })).not.toHaveProperty("aggregateRating");
  });

  it("cannot end the element it stands in", () => {
    expect(productJson(product, "")).not.toContain("<");
  });
});
