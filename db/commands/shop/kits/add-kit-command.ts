import { eq } from "drizzle-orm";
import type { Locale } from "#domain/preferences/preferences.ts";
import type { KitPartOf } from "#domain/shop/kits/kit.ts";
import type { Db } from "#db/connection/client.ts";
import { addSlashCommand } from "#db/commands/studio/change-creator-settings.ts";
import { slashCommands } from "#db/schema/studio/studio.ts";
import { digestOf, type KitPartRow } from "./kit-things.ts";

const NAME_MAX_CHARACTERS = 32;

/**
 * Adds a quick reply of a kit. A command of the person's own is never overwritten: one with the same text
 * is used as it is, beside another of that name the new one gets a number.
 */
export async function addKitCommand(
  tx: Db,
  {
    personId,
    part,
    locale,
    now,
  }: { personId: string; part: KitPartOf<"command">; locale: Locale; now: Date },
): Promise<
  Pick<KitPartRow, "ref" | "isMade" | "digest"> | { kind: "refused"; reason: "commands-full" }
> {
  const prompt = part.text[locale];
  const digest = digestOf(prompt);
  const own = new Map(
    (
      await tx
        .select({ name: slashCommands.name, prompt: slashCommands.prompt })
        .from(slashCommands)
        .where(eq(slashCommands.personId, personId))
    ).map((row) => [row.name, row.prompt]),
  );
  let name: string = part.name[locale];
  for (let number = 2; own.has(name); number += 1) {
    if (own.get(name) === prompt) return { ref: name, isMade: false, digest };
    const end = `-${number}`;
    name = `${part.name[locale].slice(0, NAME_MAX_CHARACTERS - end.length)}${end}`;
  }
  const added = await addSlashCommand(tx, { personId, name, prompt, now });
  return added.kind === "done"
    ? { ref: name, isMade: true, digest }
    : { kind: "refused", reason: "commands-full" };
}
