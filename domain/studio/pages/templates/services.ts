/** Page templates for those who teach, repair, advise, host or prepare events. */
import type { PageTemplate } from "./template.ts";

export const EDUCATION: PageTemplate = {
  es: {
    headline: "Aprender sin prisa y con alguien al lado",
    intro:
      "Clases en grupos pequeños y asesorías uno a uno, en el salón o en línea. Cuéntanos tu meta y te decimos por dónde empezar.",
    pricesTitle: "Cursos",
    prices: `Grupos
Curso de ocho semanas ... $2,400
Taller de sábado ... $650

Uno a uno
Asesoría de una hora ... $280
Paquete de diez horas ... $2,500`,
    questions: `¿Cuándo empieza el siguiente grupo?
¿Dan constancia?
¿Y si falto?`,
  },
  en: {
    headline: "Learn without a rush, with somebody beside you",
    intro:
      "Small groups and one-to-one lessons, in the classroom or online. Tell us your goal and we say where to begin.",
    pricesTitle: "Courses",
    prices: `Groups
Eight-week course ... $2,400
Saturday workshop ... $650

One to one
One-hour lesson ... $280
Ten hours ... $2,500`,
    questions: `When does the next group begin?
Do I get a certificate?
What if I miss one?`,
  },
};

export const REPAIRS: PageTemplate = {
  es: {
    headline: "Lo revisamos, te decimos cuánto y lo dejamos bien",
    intro:
      "Diagnóstico el mismo día y presupuesto por escrito antes de tocar nada. Manda una foto o un video de la falla.",
    pricesTitle: "Precios de referencia",
    prices: `Diagnóstico
En el taller ... $150
se descuenta si aceptas el presupuesto
A domicilio ... $300

Trabajos frecuentes
Cambio de pantalla ... $1,200
Servicio y limpieza ... $450`,
    questions: `¿Cuánto tarda?
¿Dan garantía?
¿Recogen a domicilio?`,
  },
  en: {
    headline: "We look, tell you how much, and leave it right",
    intro:
      "A diagnosis on the same day and a written quote before anything is touched. Send a photo or a video of the fault.",
    pricesTitle: "Typical prices",
    prices: `Diagnosis
At the workshop ... $150
taken off if you accept the quote
At your place ... $300

Frequent jobs
Screen replacement ... $1,200
Service and cleaning ... $450`,
    questions: `How long does it take?
Is there a warranty?
Do you pick up?`,
  },
};

export const PROFESSIONAL: PageTemplate = {
  es: {
    headline: "Claridad desde la primera reunión",
    intro:
      "Escuchamos tu caso, te damos opciones con costo y tiempo, y cumplimos lo que se acuerda por escrito.",
    pricesTitle: "Honorarios",
    prices: `Para empezar
Primera reunión, 30 minutos ... $0
Revisión de documentos ... $900

Por proyecto
Asesoría por hora ... $850
Iguala mensual, desde ... $4,500`,
    questions: `¿Atienden fuera de la ciudad?
¿Cómo se paga?
¿Es confidencial?`,
  },
  en: {
    headline: "Clarity from the first meeting",
    intro:
      "We listen to your case, give you options with cost and time, and keep to what is agreed in writing.",
    pricesTitle: "Fees",
    prices: `To begin
First meeting, 30 minutes ... $0
Document review ... $900

By project
Advice, per hour ... $850
Monthly retainer, from ... $4,500`,
    questions: `Do you work outside the city?
How do I pay?
Is it confidential?`,
  },
};

export const LODGING: PageTemplate = {
  es: {
    headline: "Tu cuarto está listo",
    intro:
      "Habitaciones limpias, desayuno incluido y quien te diga adónde ir. Reserva directo con nosotros, sin comisiones.",
    pricesTitle: "Habitaciones",
    prices: `Por noche, con desayuno
Sencilla ... $780
Doble ... $980
Familiar, cuatro personas ... $1,450

Extras
Cama adicional ... $220
Traslado desde la terminal ... $180`,
    questions: `¿A qué hora es la entrada?
¿Hay estacionamiento?
¿Aceptan mascotas?`,
  },
  en: {
    headline: "Your room is ready",
    intro:
      "Clean rooms, breakfast included, and somebody to tell you where to go. Book directly with us, without commissions.",
    pricesTitle: "Rooms",
    prices: `Per night, with breakfast
Single ... $780
Double ... $980
Family, four people ... $1,450

Extras
Extra bed ... $220
Transfer from the bus station ... $180`,
    questions: `When is check-in?
Is there parking?
Are pets welcome?`,
  },
};

export const EVENTS: PageTemplate = {
  es: {
    headline: "Tú invitas, nosotros preparamos",
    intro:
      "Bodas, cumpleaños y reuniones de trabajo. Dinos fecha, lugar y cuántas personas, y te mandamos una propuesta con precio.",
    pricesTitle: "Paquetes",
    prices: `Por persona
Brunch de cumpleaños ... $290
Taquiza, seis guisados ... $240
Banquete de tres tiempos ... $520

Además
Mesa de postres, 50 personas ... $3,800
Meseros, por cinco horas ... $950`,
    questions: `¿Con cuánto tiempo hay que apartar?
¿Qué incluye el precio?
¿Hacen prueba de menú?`,
  },
  en: {
    headline: "You invite, we prepare",
    intro:
      "Weddings, birthdays and business meetings. Tell us the date, the place and how many you are, and we send a proposal with a price.",
    pricesTitle: "Packages",
    prices: `Per person
Birthday brunch ... $290
Taco bar, six fillings ... $240
Three-course dinner ... $520

And more
Dessert table, 50 people ... $3,800
Waiters, five hours ... $950`,
    questions: `How early should we book?
What does the price include?
Is there a tasting?`,
  },
};
