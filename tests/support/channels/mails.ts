/** Mails of customers, as their bytes. */
let count = 0;

/** A mail of a customer, as its bytes. Further headers are lines. */
export function mailOf(
  text: string,
  {
    from = "Ana Ruiz <ana@cliente.example>",
    subject = "Una pregunta",
    id = `<${(count += 1)}@cliente.example>`,
    inReplyTo,
    headers = [],
  }: {
    from?: string;
    subject?: string;
    id?: string;
    inReplyTo?: string | undefined;
    headers?: readonly string[];
  } = {},
): string {
  return [
    `From: ${from}`,
    "To: hola@fonda.example",
    `Subject: ${subject}`,
    `Date: ${new Date().toUTCString()}`,
    `Message-ID: ${id}`,
    ...(inReplyTo ? [`In-Reply-To: ${inReplyTo}`, `References: ${inReplyTo}`] : []),
    ...headers,
    "MIME-Version: 1.0",
    "Content-Type: text/plain; charset=utf-8",
    "Content-Transfer-Encoding: 8bit",
    "",
    text.replaceAll("\n", "\r\n"),
  ].join("\r\n");
}
