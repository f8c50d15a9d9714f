import { expect, it } from "vitest";
import { spellOut } from "./spell-out.ts";

it.each([
  [
    "aviso q mañana no abrimos por q se fue la luz",
    "aviso que mañana no abrimos porque se fue la luz",
  ],
  ["Hola! Armame un posteo para avisar q cerramos", "hazme un post para avisar que cerramos"],
  [
    "contesta esta reseña: ⭐⭐ muy lento todo",
    "contesta esta reseña: 2 estrellas: muy lento todo",
  ],
  ["reply to this review: ⭐⭐⭐⭐⭐ great", "reply to this review: 5 stars: great"],
  ["dime por qué no se vende", "dime por qué no se vende"],
  ["correo a q@tienda.mx con el archivo q.pdf", "correo a q@tienda.mx con el archivo q.pdf"],
  ["hello, write a notice", "write a notice"],
])("%s", (typed, spelled) => expect(spellOut(typed)).toBe(spelled));
