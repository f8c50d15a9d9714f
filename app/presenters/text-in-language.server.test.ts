import { describe, expect, it } from "vitest";
import { describeIn, tagsIn } from "./text-in-language.server.ts";

describe("texts of the shops", () => {
  const both = { description: "Bread", descriptionEs: "Pan", tags: ["bread"], tagsEs: ["pan"] };
  const english = { ...both, descriptionEs: "", tagsEs: [] };

  it("are in the page's language, and say in which they are", () => {
    expect(describeIn(both, "es")).toEqual({ description: "Pan", textLang: "es" });
    expect(describeIn(both, "en")).toEqual({ description: "Bread", textLang: "en" });
    expect(tagsIn(both, "es")).toEqual({ tags: ["pan"], tagsLang: "es" });
    expect(tagsIn(both, "en")).toEqual({ tags: ["bread"], tagsLang: "en" });
  });

  it("are English where there is no Spanish", () => {
    expect(describeIn(english, "es")).toEqual({ description: "Bread", textLang: "en" });
    expect(tagsIn(english, "es")).toEqual({ tags: ["bread"], tagsLang: "en" });
  });
});
