import type { DutyWork } from "#domain/agentiks/duties/duties.ts";
import { readyContent } from "#domain/agentiks/ready-made/ready-made.ts";
import type { KitPart } from "./kit.ts";

/** Permissions of a kit. Each follows from a part; none is declared. */
export const KIT_PERMISSIONS = [
  "answer-customers",
  "read-documents",
  "read-conversations",
  "read-sales",
  "read-tasks",
  "read-challenges",
  "make-tasks",
  "write-morning",
  "write-evening",
  "write-weekly",
  "write-monthly",
  "warn",
  "draft-replies",
  "greet-members",
  "add-documents",
  "add-commands",
  "add-downloads",
  "fill-prompt",
  "begin-page",
] as const;
export type KitPermission = (typeof KIT_PERMISSIONS)[number];

/** The permissions of a kit, in the order of KIT_PERMISSIONS. */
export function permissionsOf({ parts }: { parts: readonly KitPart[] }): KitPermission[] {
  const all = new Set(parts.flatMap(ofPart));
  return KIT_PERMISSIONS.filter((permission) => all.has(permission));
}

function ofPart(part: KitPart): readonly KitPermission[] {
  switch (part.kind) {
    case "agentik": {
      const { abilities, duties } = readyContent(part.readyMade, "es");
      const answers = abilities.forms.length > 0 || duties.length === 0;
      return [
        ...(answers ? (["answer-customers", "read-documents"] as const) : []),
        ...duties.flatMap(({ work, cron }) => ofDuty(work, cron)),
      ];
    }
    case "schedule": {
      const { work, cron } = part;
      return work.duty === "report"
        ? ofDuty(work, cron)
        : ofDuty({ duty: "remind", text: work.text.es }, cron);
    }
    case "command":
      return ["add-commands"];
    case "document":
    case "table":
      return ["add-documents"];
    case "page":
      return ["begin-page"];
    case "creator":
      return ["fill-prompt"];
    case "sound":
      return ["add-downloads"];
  }
}

function ofDuty(work: DutyWork, cron: string | null): KitPermission[] {
  switch (work.duty) {
    case "report":
      return ["read-conversations", "read-sales", ...timeOf(cron)];
    case "remind":
      return timeOf(cron);
    case "stock":
    case "ask":
      return ["read-documents", ...timeOf(cron)];
    case "watch":
      switch (work.condition) {
        case "wallet":
          return ["read-sales", "warn"];
        case "late-task":
          return ["read-tasks", "warn"];
        case "award":
          return ["read-challenges", "warn"];
        default:
          return ["read-conversations", "warn"];
      }
    case "tell":
    case "react":
      return ["read-challenges", "warn"];
    case "welcome":
      return ["greet-members"];
    case "task":
      return ["read-conversations", "make-tasks"];
    case "review":
      return ["draft-replies"];
    case "note":
      return ["warn"];
  }
}

function timeOf(cron: string | null): KitPermission[] {
  if (cron === null) return [];
  const [, hour, day, , weekday] = cron.split(" ");
  if (day !== "*") return ["write-monthly"];
  if (weekday !== "*") return ["write-weekly"];
  return [Number(hour) < 12 ? "write-morning" : "write-evening"];
}
