import { paths } from "#domain/addresses/paths.ts";

/** The address of a passage of a document, where a citation leads. */
export const passageAddress = (
  spaceId: string,
  { documentId, version, seq }: { documentId: string; version: number; seq: number },
): string =>
  `${paths.spaceDocument(spaceId, documentId)}?version=${version}&passage=${seq}#p${seq}`;
