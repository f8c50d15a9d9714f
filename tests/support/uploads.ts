import fs from "node:fs";
import sharp from "sharp";
import { createPerson } from "../reliability/bank.ts";
import { cookiesOf, preferencesCookie, type App } from "./request.ts";

export const MEGABYTE = 1_048_576;

/** A file of the given length in bytes with the signature of a PDF. */
export function pdfOf(bytes: number): Uint8Array<ArrayBuffer> {
  const file = new Uint8Array(bytes);
  file.set(new TextEncoder().encode("%PDF-1.4 "));
  return file;
}

/** A picture of one colour. */
export const pngOf = async (background = "#c60"): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(
    await sharp({ create: { width: 64, height: 48, channels: 3, background } })
      .png()
      .toBuffer(),
  );

/** Form fields of a new artifakt, without its file. */
export const NEW_ARTIFAKT = {
  name: "Menú",
  description: "De la semana",
  type: "pdf",
  price: "0",
  tags: "uno",
  intent: "draft",
  language: "en",
};

/** An uploading account, or a visitor who becomes a guest with the first write. */
export interface Uploader {
  headers: Record<string, string>;
  /**
   * Sends a form with a file, by default in the field `file`; stores the session cookie that a visitor
   * gets.
   */
  upload(
    to: string,
    file: Uint8Array<ArrayBuffer>,
    fields?: object,
    field?: string,
  ): Promise<Response>;
  get(to: string): Promise<Response>;
  post(to: string, form: Record<string, string>): Promise<Response>;
}

export function uploaderOf(app: App, cookie: string, address?: string): Uploader {
  const headers = { Cookie: cookie };
  const from = { preferences: false as const, ...(address ? { address } : {}) };
  const remember = (answer: Response) => {
    const session = cookiesOf(answer)["plaza-guest"];
    if (session) headers.Cookie = `${headers.Cookie}; plaza-guest=${session}`;
    return answer;
  };
  return {
    headers,
    async upload(to, file, fields = NEW_ARTIFAKT, field = "file") {
      const body = new FormData();
      for (const [name, value] of Object.entries(fields)) body.set(name, String(value));
      body.set(field, new File([file], "menu.pdf"));
      const Origin = "http://localhost";
      const headersNow = { ...headers, Origin };
      return remember(
        await app.request(to, { method: "POST", body, ...from, headers: headersNow }),
      );
    },
    get: (to) => app.request(to, { ...from, headers }),
    post: async (to, form) => remember(await app.request(to, { ...from, headers, form })),
  };
}

export const visitorOf = (app: App, address?: string) =>
  uploaderOf(app, preferencesCookie(), address);

export const accountOf = async (app: App, url: string, id: string, address?: string) =>
  uploaderOf(app, await createPerson(url, id, 0), address);

/** Files in a folder store, including incomplete ones. */
export const filesIn = (folder: string): string[] =>
  fs
    .readdirSync(folder, { recursive: true })
    .map(String)
    .filter((name) => name.includes("file-"));
