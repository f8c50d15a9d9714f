import { z } from "zod";
import { writtenLine, writtenText } from "./written-text.server.ts";

/** What was written into the fields of an agentik (app/ui/forms/agentik-fields.tsx). */
export const CONFIGURATION = z.object({
  name: writtenLine(),
  description: writtenText(),
  type: writtenLine(),
  language: writtenLine(),
  instructions: writtenText(),
});
