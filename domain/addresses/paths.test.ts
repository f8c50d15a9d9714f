import fs from "node:fs";
import type { RouteConfigEntry } from "@remix-run/route-config";
import { expect, it, test } from "vitest";
import { entryPaths } from "#domain/addresses/entry-paths.ts";
import { artifaktPaths } from "#domain/addresses/artifakt-paths.ts";
import { coverSheetAddress, pageCoverAddress } from "#domain/addresses/picture-paths.ts";
import { kitPaths } from "#domain/addresses/kit-paths.ts";
import {
  OPERATOR_PAYMENTS_PATH,
  payoutBatchPath,
  payTopUpPath,
} from "#domain/addresses/payment-paths.ts";
import { OPERATOR_KITS_PATH } from "#domain/addresses/operator-kits-path.ts";
import { mcpServersPath } from "#domain/addresses/mcp-path.ts";
import { MEDIA_LICENCE_PATH, mediaFilePath, mediumPath } from "#domain/addresses/media-paths.ts";
import { studioPaths } from "#domain/addresses/studio-paths.ts";
import { paths, serverPaths, type SpacePart } from "./paths.ts";
import routes from "../../app/routes.ts";

interface Page {
  address: string;
  file: string;
}
const pagesOf = (entries: readonly RouteConfigEntry[]): Page[] =>
  entries.flatMap(({ path = "", file, index, children = [] }) => [
    ...(path || index ? [{ address: `/${path}`, file }] : []),
    ...pagesOf(children),
  ]);
const pages = pagesOf(routes).filter(({ address }) => address !== "/*");
const patternOf = (address: string) =>
  new RegExp(`^${address.replace(/\/\*$/, "(/.*)?").replace(/:\w+/g, "[^/]+")}$`);

const SPACE_PARTS: readonly SpacePart[] = [
  "about",
  "documents",
  "tasks",
  "agentiks",
  "members",
  "edit",
  "export",
  "poster",
  "live",
  "names",
];

/**
 * Each entry of `paths`, `serverPaths`, `studioPaths`, `kitPaths`, `artifaktPaths` and `entryPaths` with the
 * addresses that it builds.
 */
const addresses = Object.entries({
  ...paths,
  ...serverPaths,
  ...studioPaths,
  ...kitPaths,
  ...artifaktPaths,
  medium: mediumPath,
  mediaFile: mediaFilePath,
  mediaLicence: MEDIA_LICENCE_PATH,
  pageCover: () => pageCoverAddress("fonda-lupita", "0".repeat(32)),
  coverSheet: () => coverSheetAddress("0".repeat(32), ["artifakt-1"]).split("?")[0]!,
  gallery: entryPaths.gallery,
  entry: entryPaths.entry,
  gallerySheet: (id: string) => entryPaths.sheet(id, 1, "0".repeat(32)).split("?")[0]!,
  entryPicture: (id: string) => entryPaths.picture(id, "0".repeat(32), "small"),
  entryFile: (id: string) => entryPaths.file(id, "attachment-1"),
  operatorKits: OPERATOR_KITS_PATH,
  mcpServers: mcpServersPath,
  operatorPayments: OPERATOR_PAYMENTS_PATH,
  payTopUp: payTopUpPath,
  payoutBatch: payoutBatchPath,
}).flatMap(([name, path]): [name: string, address: string][] => {
  if (typeof path === "string") return [[name, path]];
  if (name === "spacePart") return SPACE_PARTS.map((part) => [name, paths.spacePart("a-1", part)]);
  if (name === "agentikChannels")
    return (["", "/telegram"] as const).map((kind) => [name, paths.agentikChannels("a-1", kind)]);
  if (name === "pagePreview") return [[name, studioPaths.pagePreview("newest")]];
  const make: (...parts: never[]) => string = path;
  const parts = path.length === 2 || name === "items" ? ["artifakt", "a-1"] : ["a-1"];
  return [[name, make(...(parts as never[]))]];
});

test.each(addresses)("%s is an address of the URL map: %s", (_, address) => {
  expect(pages.filter((page) => patternOf(page.address).test(address))).not.toEqual([]);
});

it("has every page of the URL map", () => {
  const shown = pages.filter(({ file }) =>
    fs.readFileSync(`app/${file}`, "utf8").includes("export default"),
  );
  expect(shown.length).toBeGreaterThan(30);
  const made = addresses.map(([, address]) => address);
  const missing = shown.filter(
    ({ address }) => !made.some((path) => patternOf(address).test(path)),
  );
  expect(missing).toEqual([]);
});

it("encodes ids and tokens", () => {
  expect(paths.space("a/b?c")).toBe("/spaces/a%2Fb%3Fc");
  expect(paths.item("challenge", "challenge-1")).toBe(paths.challenge("challenge-1"));
});
