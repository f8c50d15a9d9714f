import type { z } from "zod";

const FORM_TYPES = /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i;

/**
 * Reads the form of a request: by a schema (form-fields.server.ts has the usual fields), or as
 * plain FormData. If several fields have the same name, the schema gets the first.
 * @param schema must accept anything a user can type, since typing errors are answered, not thrown.
 *   It refuses only what no form of this site sends, such as an unknown intent
 * @throws a 415 Response if the body is not a form, a 400 Response if it is malformed or the schema
 *   refuses it: a client's error is never a 500
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
  return schema ? parseForm(form, schema) : form;
}

/**
 * Reads a form with a field of several files, as `readForm` does.
 *
 * @param field of the files; empty ones, which browsers send for none, are left out
 * @throws what `readForm` throws
 */
export async function readFormWithFiles<Schema extends z.ZodTypeAny>(
  request: Request,
  schema: Schema,
  field: string,
): Promise<{ form: z.output<Schema>; files: File[] }> {
  const form = await readForm(request);
  const files = form.getAll(field).filter((value) => value instanceof File && value.size > 0);
  return { form: parseForm(form, schema), files: files as File[] };
}

/**
 * Reads a form with a field of which several values may be ticked, as `readForm` does.
 *
 * @param field of the ticked values
 * @throws what `readForm` throws
 */
export async function readFormWithTicks<Schema extends z.ZodTypeAny>(
  request: Request,
  schema: Schema,
  field: string,
): Promise<{ form: z.output<Schema>; ticked: string[] }> {
  const form = await readForm(request);
  const ticked = form.getAll(field).filter((value) => typeof value === "string");
  return { form: parseForm(form, schema), ticked };
}

function parseForm<Schema extends z.ZodTypeAny>(form: FormData, schema: Schema): z.output<Schema> {
  const read = schema.safeParse(Object.fromEntries([...form].reverse()));
  if (!read.success) throw new Response("No such form.", { status: 400 });
  return read.data as z.output<Schema>;
}
