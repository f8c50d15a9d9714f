import { z } from "zod";
import { writtenLine, writtenText } from "./written-text.server.ts";

/** The form fields of an agentik (app/ui/item-fields/agentik-fields.tsx). */
export const CONFIGURATION = z.object({
  name: writtenLine(),
  description: writtenText(),
  type: writtenLine(),
  language: writtenLine(),
  instructions: writtenText(),
});
