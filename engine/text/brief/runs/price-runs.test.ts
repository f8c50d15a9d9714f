import { expect, it } from "vitest";
import { splitPriceRun } from "./price-runs.ts";

it.each([
  ["corte 150 barba 100", "corte 150, barba 100"],
  [
    "corte dama 220 y tinte 650 pesos y peinado 300",
    "corte dama 220, tinte 650 pesos, peinado 300",
  ],
  [
    "tacos $18 gringas $45 aguas $20 todo con salsa",
    "tacos $18, gringas $45, aguas $20, todo con salsa",
  ],
  ["haircut 20 beard trim 12", "haircut 20, beard trim 12"],
  [
    "chilaquiles 85 molletes 60 huevos 75 todos incluyen café y fruta de 8 a 12",
    "chilaquiles 85, molletes 60, huevos 75, todos incluyen café y fruta de 8 a 12",
  ],
  ["consulta 300 baño desde 250 uñas 80", "consulta 300, baño desde 250, uñas 80"],
])("%s", (typed, split) => expect(splitPriceRun(typed)).toBe(split));

it.each([
  "corte 150",
  "combo familiar 189 pesos pedidos 722 345 6789",
  "abrimos de 9 a 18",
  "calle 20 local 15",
  "pastel 250 gr 80",
  "mesa para 10 personas 500",
  "lunes 8 de diciembre 20 invitados",
  "aguas 20, tacos",
])("%s stays", (typed) => expect(splitPriceRun(typed)).toBe(typed));
