/** A salon with one chair and a price list, for tests of conversations about appointments. */
import { NO_ABILITIES } from "#domain/agentiks/abilities/abilities.ts";
import { readyForm } from "#domain/agentiks/abilities/ready-forms.ts";
import type { ChatTurn } from "#engine/chats/respond.ts";
import { day, FONDA, passage } from "./fonda-chat.ts";

export const PRICES = `Lista de precios

Corte dama $280 (45 min)
Corte caballero $180 (30 min)
Corte niño (hasta 10 años) $150 (30 min)
Tinte raíz $650 (90 min)
Tinte completo cabello corto $850 (2 horas)
Tinte completo cabello largo $1,200 (2 h 30 min)
Balayage desde $2,400 (4 horas)
Manicure $220 (45 min)
Pedicure spa $350 (60 min)
Gelish $300 (60 min)`;

const RULES = `Políticas
Cancelaciones: puedes cancelar o cambiar tu cita sin costo hasta 24 horas antes.
Retrasos: damos 15 minutos de tolerancia.`;

const open = day(10, 19);
/** Tuesday, December 1, 11:00; closed on Mondays, open until 2 on Sundays. */
export const SALON: Partial<ChatTurn> = {
  agentik: "Estela",
  abilities: {
    ...NO_ABILITIES,
    forms: [{ ...readyForm("appointment", "es"), room: { places: 1, minutes: 60 } }],
  },
  business: {
    ...FONDA.business!,
    hours: { mon: [], tue: open, wed: open, thu: open, fri: open, sat: open, sun: day(10, 14) },
  },
  today: new Date(Date.UTC(2026, 11, 1)),
  minute: 660,
  passages: PRICES.split("\n\n").concat(RULES.split("\n\n")).map(passage),
};
