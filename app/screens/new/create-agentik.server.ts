import { data, type ActionFunctionArgs } from "@remix-run/node";
import {
  readConfiguration,
  type ConfigurationField,
  type WrittenConfiguration,
} from "#domain/agentiks/agentik-configuration.ts";
import { paths } from "#app/paths.ts";
import { redirectWithFlash } from "#app/forms/flash.server.ts";
import { readFormKey } from "#app/forms/form-key.server.ts";
import { readWrittenConfiguration } from "#app/forms/read-configuration.server.ts";
import { writeAs } from "#app/session/write-as.server.ts";
import { createAgentik } from "#db/commands/agentiks/create-agentik.ts";
import { once } from "#db/commands/writing/once.ts";

/** Why no agentik was made, with what was written. */
export interface AgentikAnswer {
  name: string;
  description: string;
  problem: "name" | "agentik";
  agentik: { written: WrittenConfiguration; problems: ConfigurationField[] };
}

/** Makes an agentik of what was written, and leads to it. */
export async function createAgentikFrom(
  { request, context }: Pick<ActionFunctionArgs, "request" | "context">,
  form: FormData,
) {
  const written = readWrittenConfiguration(form);
  // A form of before these fields were in it.
  if (!form.has("type")) Object.assign(written, { type: "automation", language: "es" });
  const read = readConfiguration(written);
  if ("problems" in read) {
    const { problems } = read;
    const { name, description } = written;
    const problem = problems.includes("name") ? "name" : "agentik";
    const answer: AgentikAnswer = { name, description, problem, agentik: { written, problems } };
    return data(answer, { status: 422 });
  }
  const { configuration } = read;
  const [key, now] = [readFormKey(form), new Date()];
  const done = await writeAs({ request, context }, (tx, { personId }) =>
    once(tx, { personId, key, about: "create-agentik", content: configuration }, () =>
      createAgentik(tx, { personId, configuration, now }),
    ),
  );
  if (!done.isDone) {
    const { data: why, init } = done.answer;
    return data(
      {
        ...why,
        ...written,
        problem: "not-written" as const,
        agentik: { written, problems: [] as ConfigurationField[] },
      },
      init ?? {},
    );
  }
  const { id } = done.value;
  const flash = { code: "agentik-created", about: id };
  throw redirectWithFlash(request, paths.agentik(id), flash, done.headers);
}
