import { expect, it } from "vitest";
import { toAppCard } from "./app-cards.server.ts";

type App = Parameters<typeof toAppCard>[0];
const app = (id: string) =>
  ({
    id,
    name: "Comandero",
    developer: "Olmo",
    description: "Takes orders",
    tags: [],
    featured: false,
    rating: 47,
    downloads: 1_200_000,
    price: "Free",
  }) as Partial<App> as App;

it("shows neither a rating nor downloads of an app that is coming soon", () => {
  expect(toAppCard(app("app-comandero"), "en")).toMatchObject({
    rating: "4.7",
    downloads: "1.2M downloads",
  });
  expect(toAppCard(app("app-of-next-year"), "en")).toMatchObject({ rating: "", downloads: "" });
});
