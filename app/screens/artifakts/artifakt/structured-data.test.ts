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

describe("the JSON-LD Product of an artifakt", () => {
  it("contains name, description, addresses, price and rating", () => {
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

  it("has no rating without a review", () => {
    expect(read({ ...product, shownRating: "" })).not.toHaveProperty("aggregateRating");
  });

  it("cannot close the script element around it", () => {
    expect(productJson(product, "")).not.toContain("<");
  });
});
