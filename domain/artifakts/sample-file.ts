/** Fields of a seeded artifakt. Seeded artifakts have no file: their download is this text. */
export interface SampleOf {
  name: string;
  description: string;
  creator: string;
  type: string;
  tags: readonly string[];
}

/** Markdown that describes the artifakt and says that it is a sample, in Spanish and English. */
export function sampleText({ name, description, creator, type, tags }: SampleOf): string {
  return [
    `# ${name}`,
    "",
    description,
    "",
    `- Creador / Creator: ${creator}`,
    `- Tipo / Type: ${type}`,
    ...(tags.length > 0 ? [`- ${tags.map((tag) => `#${tag}`).join(" ")}`] : []),
    "",
    "Este artifakt es una muestra del catálogo de Plaza: esta ficha es su archivo.",
    "This artifakt is a sample of Plaza's catalogue: this sheet is its file.",
    "",
  ].join("\n");
}

/**
 * An ASCII file name for `Content-Disposition`: lower-case letters without accents, digits and
 * hyphens, at most 60 characters before the extension.
 *
 * @param extension with its dot
 */
export function plainFileName(name: string, extension: string): string {
  const stem = name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9]+/gi, "-")
    .replace(/^-+|-+$/g, "")
    .toLowerCase()
    .slice(0, 60);
  return `${stem || "artifakt"}${extension}`;
}
