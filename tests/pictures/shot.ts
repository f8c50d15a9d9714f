import type { Page } from "@playwright/test";
import type { Look, Width } from "./looks.ts";

/**
 * The viewer. The account made artifakts and is an operator, the fresh one has nothing yet, and the
 * pending one has given the password and not the second step (prepare.ts).
 */
export type Viewer = "newcomer" | "visitor" | "account" | "fresh" | "pending";

/** A screen or a state to be pictured. */
export interface Shot {
  /** Unique; also the name of the pictures' folder, and what their looks are drawn by. */
  name: string;
  /** A path, or a pattern of the URL map or a `state:` whose address prepare.ts knows. */
  path: string;
  viewer: Viewer;
  /** Whether only what fits the viewport is taken: dialogs, drawers, sheets, what is above the fold. */
  isViewport?: true;
  /** The only look it is taken in, where the state is about a theme, a width or a language. */
  look?: Look;
  /** The only widths it is taken at; their looks are those of the name. */
  widths?: readonly Width[];
  /** In a browser without JavaScript. */
  isWithoutScript?: true;
  /** With `Save-Data: on`: the server leaves pictures and scripts out. */
  savesData?: true;
  /** Brings the page into the state. */
  act?: (page: Page) => Promise<unknown>;
}

/** Chooses a file as a person does: the first press brings the styles of what comes late. */
export async function chooseFile(page: Page, file: FilePayload): Promise<void> {
  await inMain(page).getByRole("heading", { level: 1 }).click();
  await page.waitForLoadState("networkidle");
  await inMain(page).locator("[type=file]").first().setInputFiles(file);
}

interface FilePayload {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

export const inMain = (page: Page) => page.getByRole("main");

/** The first link to a path that is in view: in the bottom bar of a phone, in the sidebar, or on the screen. */
export const linkTo = (page: Page, path: string) =>
  page.locator(`a[href="${path}"]`).filter({ visible: true }).first();
