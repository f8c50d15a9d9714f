import { expect, it } from "vitest";
import { TASK_TITLE_MAX_CHARACTERS, titleOfMessage } from "./tasks.ts";

it("takes the first line of a message, whole characters of it", () => {
  expect(titleOfMessage("  Comprar carbón\nantes del viernes")).toBe("Comprar carbón");
  const long = titleOfMessage("🌮".repeat(300));
  expect([...long]).toHaveLength(TASK_TITLE_MAX_CHARACTERS);
});
