import { expect, it } from "vitest";
import { AGENTIK_DESCRIPTION_MAX } from "#domain/agentiks/agentik-configuration.ts";
import { areSameAbilities, readAbilities } from "#domain/agentiks/abilities/abilities.ts";
import { readDuty, TRIGGER_OF, TRIGGERS_MAX } from "#domain/agentiks/duties/duties.ts";
import { readCron } from "#domain/agentiks/duties/schedule.ts";
import { CONTENT_LANGUAGES } from "#domain/items/catalogue.ts";
import { READY_MADE, readyContent } from "./ready-made.ts";

const ALL = READY_MADE.flatMap((readyMade) =>
  CONTENT_LANGUAGES.map((language) => ({ readyMade, language })),
);

it.each(ALL)("$readyMade in $language can be stored as it is", ({ readyMade, language }) => {
  const { description, abilities, duties } = readyContent(readyMade, language);
  expect(description.length).toBeGreaterThan(0);
  expect(description.length).toBeLessThanOrEqual(AGENTIK_DESCRIPTION_MAX);
  // Reading cuts what is too long or too much.
  expect(readAbilities(abilities)).toEqual(abilities);
  expect(duties.length).toBeLessThanOrEqual(TRIGGERS_MAX);
  for (const { work, cron } of duties) {
    expect(readDuty(work)).toEqual(work);
    expect(cron !== null).toBe(TRIGGER_OF[work.duty] === "schedule");
    if (cron !== null) expect(readCron(cron)).toEqual({ cron });
  }
});

it("has one for a restaurant, with orders and tables", () => {
  const { abilities } = readyContent("restaurant", "es");
  expect(abilities.answers).toBe(true);
  expect(abilities.forms.map(({ kind }) => kind)).toEqual(["order", "booking"]);
});

it.each(CONTENT_LANGUAGES)("gives no hour of an appointment twice, in %s", (language) => {
  const { forms } = readyContent("appointments", language).abilities;
  expect(forms.map(({ room }) => room)).toEqual([{ places: 1, minutes: 60 }]);
});

it("gives each of them something to do, and no two the same", () => {
  const contents = READY_MADE.map((readyMade) => readyContent(readyMade, "es"));
  for (const { abilities, duties } of contents)
    expect(abilities.answers || duties.length > 0).toBe(true);
  for (const [index, one] of contents.entries())
    for (const other of contents.slice(index + 1)) {
      const isSame =
        areSameAbilities(one.abilities, other.abilities) &&
        JSON.stringify(one.duties) === JSON.stringify(other.duties);
      expect(isSame).toBe(false);
    }
});
