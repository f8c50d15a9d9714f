const FORM_TYPES = /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i;

/**
 * A request's form fields.
 *
 * @throws a 415 Response when the body is no form, a 400 Response when it is a broken one: what a
 *   client sends wrong is the client's error, never a 500
 */
export async function readForm(request: Request): Promise<FormData> {
  if (!FORM_TYPES.test(request.headers.get("Content-Type") ?? "")) {
    throw new Response("Send a form.", { status: 415 });
  }
  try {
    return await request.formData();
  } catch {
    throw new Response("The form could not be read.", { status: 400 });
  }
}
