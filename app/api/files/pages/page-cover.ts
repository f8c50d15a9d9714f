import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { pageCoverAddress } from "#domain/addresses/picture-paths.ts";
import { parseItemId } from "#domain/items/item-ids.ts";
import { parseBlocks } from "#domain/studio/builder/builder-blocks.ts";
import { pageCover } from "#adapters/pictures/page-cover.server.ts";
import { db } from "#db/connection/live-database.ts";
import { findBusiness } from "#db/queries/people/businesses.ts";
import { findPicture } from "#db/queries/people/pictures.ts";
import { findPageAt, listPagePictures } from "#db/queries/studio/pages.ts";
import { coverOfPage } from "#app/presenters/page-cover.server.ts";
import { refuseMethod, textResponse } from "#app/api/json/json-endpoint.server.ts";
import { pictureResponse } from "#app/api/files/picture-response.server.ts";

const FILE = /^[0-9a-f]{32}\.jpg$/;

/**
 * `/p/:slug/cover/<digest>.jpg`: the link preview of a published page. Cached for a day, since a page may be
 * taken down; a former address redirects to the present one.
 */
export async function loader({ request, params }: LoaderFunctionArgs): Promise<Response> {
  if (request.method !== "GET" && request.method !== "HEAD") return refuseMethod();
  const notFound = () => textResponse(404, "No such picture");
  const name = parseItemId(params.slug);
  if (!name || !FILE.test(params.file ?? "")) return notFound();
  const page = await findPageAt(db, name);
  const blocks = page && parseBlocks(page.blocks);
  if (!page || !blocks) return notFound();
  const [business, pictures] = await Promise.all([
    findBusiness(db, page.ownerId),
    listPagePictures(db, page.ownerId),
  ]);
  const { cover, files, digest } = coverOfPage(page.title, { business, blocks, pictures });
  const address = pageCoverAddress(page.slug, digest);
  if (page.slug !== name || params.file !== `${digest}.jpg`) return redirect(address);

  return pictureResponse(
    request,
    digest,
    async () => {
      const find = (hash: string | undefined) => (hash ? findPicture(db, hash) : undefined);
      const jpeg = await pageCover(digest, cover, async () => {
        const [picture, logo] = await Promise.all([find(files.picture), find(files.logo)]);
        return { picture, logo };
      });
      return typeof jpeg === "string"
        ? textResponse(503, "Too many pictures at once", { "Retry-After": "2" })
        : jpeg;
    },
    { type: "image/jpeg", cacheControl: "public, max-age=86400" },
  );
}

export const action = refuseMethod;
