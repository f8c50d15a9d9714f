import { expect, it } from "vitest";
import { readAddress } from "./address.ts";

it.each([
  [
    "JSON-LD for my studio, Calle 70 # 10-25, Bogotá, Colombia, Mon-Fri 9-18",
    ["Calle 70 # 10-25", "Bogotá", "CO"],
  ],
  [
    "cartel: noche de jazz, entrada libre, Av. Juárez 210, Puebla",
    ["Av. Juárez 210", "Puebla", undefined],
  ],
  ["Open at 12 Main Street, Austin, United States", ["12 Main Street", "Austin", "US"]],
  ["estamos en calle Morelos 15 y abrimos a las 9", ["calle Morelos 15", undefined, undefined]],
  ["Carrera 7 # 45-10, Lunes a viernes 9 a 18", ["Carrera 7 # 45-10", undefined, undefined]],
])("reads the address of %s", (prompt, [street, town, country]) => {
  expect(readAddress(prompt)).toMatchObject({ street, town, country });
});

it.each(["la calle es bonita", "cartel para el viernes 4 a las 7 pm", "avenida cerrada, 2 días"])(
  "reads no address of %s",
  (prompt) => expect(readAddress(prompt)).toBeUndefined(),
);
