import { expect, it } from "vitest";
import { withoutFillers } from "./fillers.ts";

it.each([
  [
    "We would like to inform all of our valued customers that due to the holiday we remain closed.",
    "Due to the holiday we will be closed.",
  ],
  ["Please be advised that we close in order to clean.", "We close to clean."],
  [
    "Por medio de la presente les informamos que cerramos debido a que hay obra.",
    "Cerramos porque hay obra.",
  ],
  ["We close on Monday.", "We close on Monday."],
])("%s", (text, short) => expect(withoutFillers(text)).toBe(short));
