/** The used part of jsdom, which has no types of its own. */
declare module "jsdom" {
  export class JSDOM {
    constructor(html: string, options?: { url?: string; contentType?: string });
    readonly window: Window & typeof globalThis;
  }
}
