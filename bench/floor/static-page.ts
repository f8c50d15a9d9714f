/** Deterministic pseudo-random words: they compress as badly as random ones. */
function* words(count: number): Generator<string> {
  let state = 7;
  for (let index = 0; index < count; index += 1) {
    state = (state * 48_271) % 2_147_483_647;
    const length = 3 + (state % 6);
    yield state.toString(36).replace(/\d/g, "").padEnd(length, "a").slice(0, length);
  }
}

const BYTES = 10 * 1024;

/**
 * Floor of the first paint: one HTML file with 10 KB of words, a few CSS rules and no subresources.
 * Compressed it is about as large as one of Plaza's screens without its CSS.
 */
export function staticPage(): string {
  const head = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Floor</title><link rel="icon" href="data:,"><style>body{font:16px/1.5 sans-serif;margin:1rem}</style></head><body><h1>Floor</h1>`;
  let page = head;
  let paragraph: string[] = [];
  for (const word of words(4_000)) {
    paragraph.push(word);
    if (paragraph.length < 40) continue;
    page += `<p>${paragraph.join(" ")}</p>`;
    paragraph = [];
    if (page.length >= BYTES) break;
  }
  return `${page}</body></html>`;
}
