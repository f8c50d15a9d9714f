import { expect, it } from "vitest";
import type { ReportFigures } from "#domain/agentiks/duties/report-figures.ts";
import { reportText } from "./duty-text.ts";

const NOTHING: ReportFigures = {
  sales: 0,
  income: 0,
  hasSold: false,
  members: 0,
  chats: 0,
  byAgentik: 0,
  byPerson: 0,
  waiting: 0,
  orders: 0,
  pricedOrders: 0,
  orderCents: 0,
  bookings: 0,
  openRequests: 0,
  newQuestions: 0,
  questions: 0,
  tasksDone: 0,
  tasksLate: 0,
};
const report = (figures: Partial<ReportFigures>) =>
  reportText(
    {
      period: "week",
      from: new Date("2026-03-09T14:00:00Z"),
      to: new Date("2026-03-16T14:00:00Z"),
      zone: "America/Mexico_City",
      figures: { ...NOTHING, ...figures },
    },
    { locale: "es" },
  );

it("says its period, and how it fills where there is nothing yet", () => {
  expect(report({})).toContain("Del 2026-03-09 08:00 al 2026-03-16 08:00");
  expect(report({})).toContain("Se llena solo");
  expect(report({ chats: 1 })).not.toContain("Se llena solo");
});

it("tells orders with the sum of those that have a price, and bookings apart", () => {
  const orders = { orders: 40, pricedOrders: 37, orderCents: 624_000, bookings: 5 };
  expect(report(orders)).toContain("- Pedidos recibidos: 40 · $6,240 en los 37 que tienen precio");
  expect(report(orders)).toContain("- 5 reservaciones y citas");
  expect(report({ orders: 1, pricedOrders: 1, orderCents: 18_050 })).toContain(
    "- Pedidos recibidos: 1 · $180.50",
  );
  expect(report({ orders: 2 })).toMatch(/- Pedidos recibidos: 2$/m);
  expect(report({ orders: 3, pricedOrders: 1, orderCents: 9_500 })).toContain(
    "- Pedidos recibidos: 3 · $95 en el único que tiene precio",
  );
});

it("leaves sales of artifakts out for a person who never sold one", () => {
  expect(report({ orders: 2 })).not.toContain("venta");
  expect(report({ hasSold: true })).toContain("- 0 ventas de artifakts: $0 MXN");
});
