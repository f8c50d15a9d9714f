import { expect, it } from "vitest";
import { bankFileRows } from "./bank-file.ts";

it("has a line for each transfer, as banks write names and SPEI its references", () => {
  const rows = bankFileRows([
    {
      clabe: "012180001234567895",
      holder: "María José Ñúñez-O'Neill",
      amount: 1_250,
      reference: 7,
    },
    { clabe: "002010077777777771", holder: '=HYPERLINK("x")', amount: 100, reference: 10_000_012 },
    { clabe: "002010077777777771", holder: "A".repeat(80), amount: 1_000_000, reference: 8 },
  ]);
  expect(rows).toEqual([
    ["CLABE", "NOMBRE", "MONTO", "REFERENCIA", "CONCEPTO"],
    ["012180001234567895", "MARIA JOSE NUNEZ-O NEILL", "1250.00", "0000007", "RETIRO PLAZA 7"],
    ["002010077777777771", "HYPERLINK X", "100.00", "0000012", "RETIRO PLAZA 10000012"],
    ["002010077777777771", "A".repeat(40), "1000000.00", "0000008", "RETIRO PLAZA 8"],
  ]);
});
