/**
 * Addresses that only an artifakt's pages name. Apart from `paths` (paths.ts), which every page's
 * scripts contain.
 */
import { BUY, CODE_PARAM } from "#domain/money/ask-to-buy.ts";
import { addressViaPage } from "#domain/journey/arrival.ts";

const below = (id: string, rest: string) => `/artifakts/${encodeURIComponent(id)}${rest}`;

export const artifaktPaths = {
  /** The receipt of the viewer's purchase, to print. */
  artifaktReceipt: (id: string) => below(id, "/receipt"),
  /** Leads to WhatsApp with a text that shares the artifakt, or its link with a discount code. */
  artifaktWhatsApp: (id: string, code = "") =>
    below(
      id,
      code ? `/whatsapp?${new URLSearchParams({ [CODE_PARAM]: code }).toString()}` : "/whatsapp",
    ),
  /**
   * The link of a discount code: the question before a purchase with the code filled in, which a newcomer sees
   * before the wizard.
   */
  artifaktWithCode: (id: string, code: string) =>
    `${addressViaPage({ kind: "artifakt", id })}&${new URLSearchParams({ [BUY]: "1", [CODE_PARAM]: code }).toString()}#buy`,
  artifaktQr: (id: string) => below(id, "/qr.svg"),
} as const;
