import {
  asSchema,
  jsonSchema,
  tool,
  type JSONSchema7,
  type ModelMessage as SdkMessage,
  type ToolSet,
} from "ai";
import type { z } from "zod";

/** A tool that a model may ask to use. Plaza decides and does it: the SDK never executes one. */
export interface ModelTool {
  name: string;
  description: string;
  /** Its input; JSON Schema where others have written it. */
  input: z.ZodTypeAny | { jsonSchema: Readonly<Record<string, unknown>> };
}

/** A call of a tool that a model asks for; `input` is whatever it sent, unchecked. */
export interface ModelToolCall {
  id: string;
  name: string;
  input: unknown;
}

/** A message of a conversation without tools. */
export interface SpokenMessage {
  role: "user" | "assistant";
  content: string;
}

export type ModelMessage =
  | SpokenMessage
  | { role: "assistant"; content: string; calls: readonly ModelToolCall[] }
  /** Results of the tool calls before, as text. */
  | { role: "tool"; results: readonly { id: string; name: string; text: string }[] };

/** All text of a message that is sent, for counting. */
export function sentText(message: ModelMessage): string {
  if (message.role === "tool") return message.results.map(({ text }) => text).join("\n");
  return "calls" in message ? message.content + JSON.stringify(message.calls) : message.content;
}

export const sdkMessages = (messages: readonly ModelMessage[]): SdkMessage[] =>
  messages.map((message) => {
    if (message.role === "tool")
      return {
        role: "tool",
        content: message.results.map(({ id, name, text }) => ({
          type: "tool-result" as const,
          toolCallId: id,
          toolName: name,
          output: { type: "text" as const, value: text },
        })),
      };
    if (!("calls" in message)) return message;
    const { content, calls } = message;
    const asked = calls.map(({ id, name, input }) => ({
      type: "tool-call" as const,
      toolCallId: id,
      toolName: name,
      input,
    }));
    return {
      role: "assistant",
      content: [...(content === "" ? [] : [{ type: "text" as const, text: content }]), ...asked],
    };
  });

/** All that a provider is sent of a tool, as JSON: its name, its description and the schema of its input. */
export const sentTool = ({ name, description, input }: ModelTool): string =>
  JSON.stringify([name, description, asSchema(schemaOf(input)).jsonSchema]);

const schemaOf = (input: ModelTool["input"]) =>
  "jsonSchema" in input ? jsonSchema(input.jsonSchema as JSONSchema7) : input;

export const sdkTools = (tools: readonly ModelTool[]): ToolSet =>
  Object.fromEntries(
    tools.map(({ name, description, input }) => [
      name,
      tool({ description, inputSchema: schemaOf(input) }),
    ]),
  );
