import { z } from "zod";
import type { WrittenConfiguration } from "#domain/agentiks/agentik-configuration.ts";
import { writtenLine, writtenText } from "./written-text.server.ts";

/** What was written into the fields of an agentik (app/ui/forms/agentik-fields.tsx). */
export const CONFIGURATION = z.object({
  name: writtenLine(),
  description: writtenText(),
  type: writtenLine(),
  language: writtenLine(),
  instructions: writtenText(),
});

/** What was written into the fields of an agentik (app/ui/forms/agentik-fields.tsx). */
export const readWrittenConfiguration = (form: FormData): WrittenConfiguration =>
  CONFIGURATION.parse(Object.fromEntries(form));
