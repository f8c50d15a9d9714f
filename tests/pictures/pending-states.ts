import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { chooseFile, inMain, linkTo, type Shot } from "./shot.ts";

/** A photograph of the seeds, as a person would upload one. */
const PHOTOGRAPH = new URL("../../build/goods/cover-1.webp", import.meta.url);

/** Follows a link whose answer never comes. */
const followUnanswered = (page: Page, path: string) => follow(page, path, () => undefined);

async function follow(page: Page, path: string, answer: Parameters<Page["route"]>[1]) {
  await page.route("**/*.data*", answer);
  await linkTo(page, path).click();
}

/** The shape of the screen that a link leads to, while it is loaded. */
const loading = (shape: string, from: Pick<Shot, "path" | "viewer">, to: string): Shot => ({
  name: `state-loading-${shape}`,
  ...from,
  isViewport: true,
  act: async (page) => {
    await followUnanswered(page, to);
    await page.locator(".screen-skeleton").waitFor();
  },
});

const choosePhotograph = (page: Page) =>
  chooseFile(page, {
    name: "plato-del-dia.webp",
    mimeType: "image/webp",
    buffer: readFileSync(PHOTOGRAPH),
  });

const showFile = (page: Page) =>
  inMain(page)
    .locator(".filebox")
    .first()
    .evaluate((box) => box.scrollIntoView({ block: "center" }));

/** States before an answer has come, and where none comes. */
export const PENDING_STATES: readonly Shot[] = [
  loading("list", { path: "/wallet", viewer: "account" }, "/artifakts"),
  loading("home", { path: "/wallet", viewer: "account" }, "/"),
  loading("form", { path: "/wallet", viewer: "account" }, "/new"),
  loading("item", { path: "/search?q=café", viewer: "visitor" }, "/spaces/space-cafe"),
  loading("chat", { path: "/inbox", viewer: "visitor" }, "/inbox/chat-weighed"),
  loading("rows", { path: "/wallet", viewer: "account" }, "/notifications"),
  {
    name: "state-500",
    path: "/wallet",
    viewer: "account",
    act: async (page) => {
      await follow(page, "/artifakts", (route) => route.fulfill({ status: 500, body: "" }));
      await inMain(page).getByText("500").waitFor();
    },
  },
  {
    name: "state-offline",
    path: "/wallet",
    viewer: "account",
    act: async (page) => {
      await follow(page, "/artifakts", (route) => route.abort());
      await inMain(page).locator(".i-lucide-wifi-off").waitFor();
    },
  },
  {
    name: "state-form-held",
    path: "/new?tipo=space",
    viewer: "account",
    isViewport: true,
    act: async (page) => {
      const name = inMain(page).locator("[name=name]");
      await name.fill("Mesa de proveedores");
      await page.waitForLoadState("networkidle");
      await page.context().setOffline(true);
      await name.press("Enter");
      await page.getByRole("alert").first().waitFor();
    },
  },
  {
    name: "state-file-picture",
    path: "/new?tipo=artifakt",
    viewer: "account",
    isViewport: true,
    act: async (page) => {
      await choosePhotograph(page);
      await inMain(page).locator(".filebox canvas").waitFor();
      await showFile(page);
    },
  },
  {
    name: "state-file-progress",
    path: "/new?tipo=artifakt",
    viewer: "account",
    isViewport: true,
    act: async (page) => {
      await choosePhotograph(page);
      await page.route("**/new*", (route) =>
        route.request().method() === "POST" ? undefined : route.continue(),
      );
      await inMain(page).locator("[name=name]").fill("Plato del día");
      await inMain(page).locator('[value="draft"]').click();
      await inMain(page).getByRole("progressbar").waitFor();
      await showFile(page);
    },
  },
];
