import { expect, it } from "vitest";
import { ANSWER_FORMATS, answerFile, wordsOf } from "./answer-file.server.ts";

const ABOUT = { title: "Cartel", locale: "es" } as const;
const answerWith = (body: string) =>
  `Va:\n\n\`\`\`svg\n<svg xmlns="x" width="80" height="50">${body}</svg>\n\`\`\``;
/** Formats that an answer can be had as, and what was drawn for them. */
async function formatsOf(answer: string) {
  const drawn: string[] = [];
  const render = (svg: string) => {
    drawn.push(svg);
    return Promise.resolve(new Uint8Array());
  };
  const files = await Promise.all(
    ANSWER_FORMATS.map(async (format) => [format, await answerFile(answer, format, ABOUT, render)]),
  );
  return { drawn, formats: files.filter(([, file]) => file).map(([format]) => format) };
}

it("offers a picture as SVG and PNG, and its words without its source", async () => {
  const { formats, drawn } = await formatsOf(answerWith('<rect width="9" height="9"/>'));
  expect(formats).toEqual(["md", "docx", "print", "svg", "png"]);
  expect(drawn).toHaveLength(1);
  expect(wordsOf(answerWith("<rect/>")).map(({ kind }) => kind)).toEqual(["paragraph"]);
});

it.each(['<image href="/etc/logo.png"/>', "<script>alert(1)</script>", '<rect onload="x()"/>'])(
  "draws nothing of a picture with %s, and shows its source",
  async (body) => {
    const { formats, drawn } = await formatsOf(answerWith(body));
    expect(formats).toEqual(["md", "docx", "print"]);
    expect(drawn).toEqual([]);
    expect(wordsOf(answerWith(body))).toContainEqual(
      expect.objectContaining({ kind: "code", language: "svg" }),
    );
  },
);
