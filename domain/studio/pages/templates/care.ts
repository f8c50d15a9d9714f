/** Page templates for beauty, health and fitness. */
import type { PageTemplate } from "./template.ts";

export const BEAUTY: PageTemplate = {
  es: {
    headline: "Un rato para ti",
    intro:
      "Corte, color y uñas con cita, para que no esperes. Elige día y hora por WhatsApp y te confirmamos.",
    pricesTitle: "Servicios",
    prices: `Cabello
Corte y secado ... $250
Tinte de raíz ... $480
Peinado para evento ... $550

Manos y pies
Manicure con gel ... $280
Pedicure ... $300

Rostro
Diseño de ceja ... $180`,
    questions: `¿Necesito cita?
¿Y si no puedo ir?
¿Qué formas de pago aceptan?`,
  },
  en: {
    headline: "Some time for yourself",
    intro:
      "Hair, color and nails by appointment, so that you never wait. Choose a day and an hour on WhatsApp and we confirm.",
    pricesTitle: "Services",
    prices: `Hair
Cut and blow-dry ... $250
Root color ... $480
Styling for an event ... $550

Hands and feet
Gel manicure ... $280
Pedicure ... $300

Face
Eyebrow shaping ... $180`,
    questions: `Do I need an appointment?
What if I cannot come?
How can I pay?`,
  },
};

export const HEALTH: PageTemplate = {
  es: {
    headline: "Te atendemos con tiempo",
    intro:
      "Consultas con cita y explicaciones claras. Dinos qué necesitas y te proponemos un horario; si es urgente, llama.",
    pricesTitle: "Consultas",
    prices: `Consulta
Primera consulta, 45 minutos ... $700
Consulta de seguimiento ... $500
Consulta en línea ... $450

Otros
Certificado de salud ... $250`,
    questions: `¿Qué llevo a la primera cita?
¿Dan factura?
¿Atienden urgencias?`,
  },
  en: {
    headline: "We take our time with you",
    intro:
      "Visits by appointment and clear explanations. Tell us what you need and we suggest a time; if it is urgent, call.",
    pricesTitle: "Visits",
    prices: `Visits
First visit, 45 minutes ... $700
Follow-up visit ... $500
Online visit ... $450

Other
Health certificate ... $250`,
    questions: `What do I bring to the first visit?
Do you give invoices?
Do you see emergencies?`,
  },
};

export const FITNESS: PageTemplate = {
  es: {
    headline: "Muévete a tu ritmo",
    intro:
      "Clases pequeñas, para todos los niveles y sin espejos que intimiden. La primera es gratis: aparta tu lugar.",
    pricesTitle: "Precios",
    prices: `Clases
Clase suelta ... $150
Paquete de ocho clases ... $960

Mensualidad
Tres veces por semana ... $1,100
Sin límite ... $1,400

Personal
Sesión de una hora ... $450`,
    questions: `¿Necesito experiencia?
¿Qué llevo?
¿Puedo pausar mi mensualidad?`,
  },
  en: {
    headline: "Move at your own pace",
    intro:
      "Small classes for every level, without mirrors that intimidate. The first one is free: book your place.",
    pricesTitle: "Prices",
    prices: `Classes
Single class ... $150
Eight classes ... $960

Monthly
Three times a week ... $1,100
Unlimited ... $1,400

Personal
One-hour session ... $450`,
    questions: `Do I need experience?
What do I bring?
Can I pause my membership?`,
  },
};
