/** A customer's wish to get no more messages, or to get them again; a message that says nothing else. */
const WISHES: Readonly<Record<string, "out" | "in">> = {
  baja: "out",
  stop: "out",
  unsubscribe: "out",
  sair: "out",
  alta: "in",
  start: "in",
  voltar: "in",
};

/** @returns undefined for any other message */
export function readContactWish(text: string): "out" | "in" | undefined {
  const word = text
    .normalize("NFD")
    .replace(/[^\p{L}]/gu, "")
    .toLowerCase();
  return text.length <= 20 && Object.hasOwn(WISHES, word) ? WISHES[word] : undefined;
}
