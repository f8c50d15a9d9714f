/**
 * What is downloaded of an artifakt of the house's catalogue, which came without a file: a plain text
 * that says what it is, and that it is a sample.
 */
export interface SampleOf {
  name: string;
  description: string;
  creator: string;
  type: string;
  tags: readonly string[];
}

/** The text of a sample, in both languages: whoever downloads it has it for good. */
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
 * A file's name as a header can carry it: letters without accents, digits, hyphens.
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
