import type { z } from "zod";

const FORM_TYPES = /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i;

/**
 * A request's form: read by a schema (form-fields.server.ts has the usual fields), or as it came.
 * Where a name comes twice, the first counts.
 *
 * @param schema is lenient about what a person types, which is answered and not thrown: it refuses
 *   only what no form of ours sends, as an unknown intent
 * @throws a 415 Response when the body is no form, a 400 Response when it is a broken one or not
 *   what the schema reads: what a client sends wrong is the client's error, never a 500
 */
export async function readForm(request: Request): Promise<FormData>;
export async function readForm<Schema extends z.ZodTypeAny>(
  request: Request,
  schema: Schema,
): Promise<z.output<Schema>>;
export async function readForm(request: Request, schema?: z.ZodTypeAny): Promise<unknown> {
  if (!FORM_TYPES.test(request.headers.get("Content-Type") ?? "")) {
    throw new Response("Send a form.", { status: 415 });
  }
  let form: FormData;
  try {
    form = await request.formData();
  } catch {
    throw new Response("The form could not be read.", { status: 400 });
  }
  if (!schema) return form;
  const read = schema.safeParse(Object.fromEntries([...form].reverse()));
  if (!read.success) throw new Response("No such form.", { status: 400 });
  return read.data;
}
