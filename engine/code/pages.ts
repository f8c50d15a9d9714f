/** Long because each piece stands whole, as its reader gets it. */

import type { Material } from "#engine/asked.ts";
import type { Locale } from "#domain/preferences/preferences.ts";
import { WEEKDAYS } from "#domain/people/business/opening-hours.ts";
import { readAddress } from "#engine/reading/address.ts";
import { readWeekHours } from "#engine/reading/week-hours.ts";
import { phoneDigits } from "#engine/phone-digits.ts";
import { readFields, readMessage, readPrices, type FormField } from "./own-parts.ts";
import { escapeHtml, scriptJson, type Code, type CodePiece } from "./piece.ts";

/** A placeholder where no number is known. */
const phoneOf = (material: Material): string => phoneDigits(material) ?? "5215500000000";
const hasPhone = (material: Material): boolean => phoneDigits(material) !== undefined;
const nameOf = ({ facts, locale }: Material): string =>
  facts.business ?? (locale === "es" ? "Tu negocio" : "Your business");

const PUT_NUMBER: Record<Locale, string> = {
  es: "Cambia `5215500000000` por tu número de WhatsApp, con código de país y sin signos.",
  en: "Change `5215500000000` to your WhatsApp number, with the country code and no signs.",
};
const withNumber = (material: Material, after: string): string =>
  hasPhone(material) ? after : `${after}\n${PUT_NUMBER[material.locale]}`;

const wholePage = (locale: Locale, title: string, body: string): string =>
  `<!doctype html>
<html lang="${locale}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>
  body { max-width: 30rem; margin: 2rem auto; padding: 0 1rem; font: 1.1rem/1.5 system-ui, sans-serif; }
  label, button { display: block; margin-top: 1rem; }
  input, select, textarea, button { width: 100%; box-sizing: border-box; padding: .75rem; font: inherit; }
  button { border: 0; border-radius: .5rem; background: #1f6b3a; color: #fff; font-weight: 700; }
  table { width: 100%; border-collapse: collapse; margin-top: 1rem; }
  td, th { padding: .5rem; border-bottom: 1px solid #ccc; text-align: left; }
  td + td { text-align: right; white-space: nowrap; font-weight: 700; }
  td small { display: block; }
</style>
${body}
</html>`;

const BOOKING = {
  es: {
    title: "Reservas",
    name: "Tu nombre",
    day: "Día",
    time: "Hora",
    people: "Personas",
    note: "Algo que debamos saber (opcional)",
    send: "Reservar por WhatsApp",
    hello: "Hola, quiero reservar.",
  },
  en: {
    title: "Bookings",
    name: "Your name",
    day: "Day",
    time: "Time",
    people: "People",
    note: "Anything that we should know (optional)",
    send: "Book on WhatsApp",
    hello: "Hello, I would like to book.",
  },
};

const FORM = {
  es: { title: "Formulario", send: "Enviar por WhatsApp", hello: "Hola, estos son mis datos:" },
  en: { title: "Form", send: "Send by WhatsApp", hello: "Hello, these are my details:" },
};

/** Sends what was typed into the form with this id by WhatsApp: a line for each field. */
const sendForm = (id: string, phone: string, hello: string): string => `<script>
  const PHONE = ${scriptJson(phone)};
  const HELLO = ${scriptJson(hello)};
  document.getElementById("${id}").addEventListener("submit", (event) => {
    event.preventDefault();
    const lines = [HELLO];
    for (const label of event.target.querySelectorAll("label")) {
      const value = label.querySelector("input, textarea").value.trim();
      if (value) lines.push(label.firstChild.textContent.trim() + ": " + value);
    }
    window.open("https://wa.me/" + PHONE + "?text=" + encodeURIComponent(lines.join("\\n")));
  });
</script>`;

/** A form with the fields that a prompt names. */
function ownForm(material: Material, fields: readonly FormField[]): Code {
  const { locale, facts } = material;
  const words = FORM[locale];
  const heading = facts.business ?? words.title;
  const shown = fields.map(({ label, type, autocomplete }, index) => {
    const hint = autocomplete && ` autocomplete="${autocomplete}"`;
    const field =
      type === "textarea"
        ? `<textarea name="field${index + 1}" rows="3" maxlength="500"></textarea>`
        : `<input name="field${index + 1}" type="${type}" required${hint}>`;
    return `  <label>${escapeHtml(label)} ${field}</label>`;
  });
  return {
    before:
      locale === "es"
        ? "Una página completa con los campos que pediste: al enviarla se abre WhatsApp con todo escrito, y tu cliente solo lo manda. No guarda datos de nadie."
        : "A whole page with the fields that you asked for: sending it opens WhatsApp with all of it written, and your customer only has to send it. It stores nobody's data.",
    code: wholePage(
      locale,
      heading,
      `<h1>${escapeHtml(heading)}</h1>
<form id="own-form">
${shown.join("\n")}
  <button>${words.send}</button>
</form>
${sendForm("own-form", phoneOf(material), words.hello)}`,
    ),
    after: withNumber(
      material,
      locale === "es"
        ? "Guárdalo como `formulario.html` y ábrelo con tu navegador para probarlo. Súbelo a tu sitio tal cual."
        : "Save it as `form.html` and open it with your browser to try it. Upload it to your site as it is.",
    ),
  };
}

const STOCK = {
  es: {
    title: "Lo que se acabará primero",
    file: "Archivo CSV con las columnas producto, existencia y vendido (en 7 días)",
    product: "Producto",
    days: "Días que quedan",
    bad: "El archivo necesita las columnas producto, existencia y vendido.",
    columns: ["producto", "existencia", "vendido"],
  },
  en: {
    title: "What will run out first",
    file: "CSV file with the columns product, stock and sold (in 7 days)",
    product: "Product",
    days: "Days left",
    bad: "The file needs the columns product, stock and sold.",
    columns: ["product", "stock", "sold"],
  },
};

const OPEN = {
  es: { open: "Abierto ahora", closed: "Cerrado ahora" },
  en: { open: "Open now", closed: "Closed now" },
};

/** A reader of CSV with quotes, by RFC 4180; commas, semicolons and tabs. */
export const CSV_READER = `function readCsv(text) {
  const head = text.split("\\n", 1)[0];
  const comma = [";", "\\t", ","].reduce((a, b) => (head.split(b).length > head.split(a).length ? b : a), ",");
  const rows = [[""]];
  let quoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at];
    const row = rows[rows.length - 1];
    if (quoted && letter === '"' && text[at + 1] === '"') { row[row.length - 1] += '"'; at += 1; }
    else if (letter === '"') quoted = !quoted;
    else if (!quoted && letter === comma) row.push("");
    else if (!quoted && letter === "\\n") rows.push([""]);
    else if (quoted || letter !== "\\r") row[row.length - 1] += letter;
  }
  return rows.filter((row) => row.some((cell) => cell.trim() !== ""));
}`;

/** Pages and pieces of pages in HTML and JavaScript, without anything from elsewhere. */
export const PAGE_CODE: readonly CodePiece[] = [
  {
    key: "booking-form",
    name: { es: "Formulario de reservas por WhatsApp", en: "Booking form by WhatsApp" },
    asks: {
      es: /\bformulario\b|\breserv(?:a|as|ar|aciones)\b|\bcitas?\b/,
      en: /\b(?:booking |contact |order )?form\b|\bbook(?:ing|ings)?\b|\bappointments?\b/,
    },
    language: "html",
    make: (material) => {
      const { locale } = material;
      const words = BOOKING[locale];
      const own = readFields(material.words, locale);
      if (own.length > 0) return ownForm(material, own);
      return {
        before:
          locale === "es"
            ? "Una página completa con un formulario: al enviarlo se abre WhatsApp con la reserva escrita, y tu cliente solo la manda. No guarda datos de nadie."
            : "A whole page with a form: sending it opens WhatsApp with the booking written, and your customer only has to send it. It stores nobody's data.",
        code: wholePage(
          locale,
          `${words.title} · ${nameOf(material)}`,
          `<h1>${escapeHtml(nameOf(material))}</h1>
<form id="booking">
  <label>${words.name} <input name="name" required autocomplete="name"></label>
  <label>${words.day} <input name="day" type="date" required></label>
  <label>${words.time} <input name="time" type="time" required></label>
  <label>${words.people} <input name="people" type="number" min="1" max="50" value="2" required></label>
  <label>${words.note} <input name="note" maxlength="200"></label>
  <button>${words.send}</button>
</form>
${sendForm("booking", phoneOf(material), words.hello)}`,
        ),
        after: withNumber(
          material,
          locale === "es"
            ? "Guárdalo como `reservas.html` y ábrelo con tu navegador para probarlo. Súbelo a tu sitio tal cual."
            : "Save it as `bookings.html` and open it with your browser to try it. Upload it to your site as it is.",
        ),
      };
    },
  },
  {
    key: "price-page",
    name: { es: "Página de menú y precios", en: "Menu and price page" },
    asks: {
      es: /\b(?:pagina|html|web)\b.{0,40}\b(?:menu|carta|precios)\b|\b(?:menu|carta|lista de precios)\b.{0,40}\b(?:html|pagina|codigo qr|qr)\b/,
      en: /\b(?:menu|prices?|price list)\b.{0,40}\b(?:page|html|qr)\b|\b(?:page|html)\b.{0,40}\b(?:menu|prices?)\b/,
    },
    language: "html",
    make: (material) => {
      const { locale } = material;
      const isSpanish = locale === "es";
      const known = readPrices(material.words, locale);
      const example = { name: isSpanish ? "Tu producto" : "Your product", shown: "$0", note: "" };
      const rows = (known.length > 0 ? known : [example]).map(
        ({ name, shown, note }) =>
          `  <tr><td>${escapeHtml(name)}${note && `<small>${escapeHtml(note)}</small>`}<td>${escapeHtml(shown)}`,
      );
      return {
        before: isSpanish
          ? "Una página completa con tus precios, que se lee bien en el teléfono y pesa menos que una foto."
          : "A whole page with your prices, which reads well on a phone and weighs less than a photograph.",
        code: wholePage(
          locale,
          nameOf(material),
          `<h1>${escapeHtml(nameOf(material))}</h1>
<table>
${rows.join("\n")}
</table>`,
        ),
        after: isSpanish
          ? "Súbela a tu sitio y haz el código QR con su dirección. Para agregar algo, copia un renglón que empieza con `<tr>`. En Plaza también puedes publicarla: Constructor › Plantillas."
          : "Upload it to your site and make the QR code with its address. To add something, copy a line that begins with `<tr>`. You can also publish it in Plaza: Builder › Templates.",
      };
    },
  },
  {
    key: "stock-page",
    name: {
      es: "Página que dice qué se acabará primero",
      en: "Page that tells what will run out first",
    },
    asks: {
      es: /\b(programa|script|pagina|codigo)\b.{0,80}\b(inventario|existencias|se acab\w+)\b/,
      en: /\b(program|script|page|code)\b.{0,80}\b(inventory|stock|run out)\b/,
    },
    language: "html",
    make: ({ locale }) => {
      const words = STOCK[locale];
      return {
        before:
          locale === "es"
            ? "Una página que lee tu CSV y ordena los productos por los días que les quedan. El archivo no sale de tu computadora."
            : "A page that reads your CSV and sorts the products by the days that are left. The file never leaves your computer.",
        code: wholePage(
          locale,
          words.title,
          `<h1>${words.title}</h1>
<label>${words.file} <input id="file" type="file" accept=".csv,text/csv"></label>
<p id="says" role="status"></p>
<table hidden><thead><tr><th>${words.product}<th>${words.days}</thead><tbody></tbody></table>
<script>
${CSV_READER}
  const COLUMNS = ${scriptJson(words.columns)};
  document.getElementById("file").addEventListener("change", async (event) => {
    const [head, ...rows] = readCsv(await event.target.files[0].text());
    const at = COLUMNS.map((name) => head.findIndex((cell) => cell.trim().toLowerCase() === name));
    const table = document.querySelector("table");
    table.hidden = at.includes(-1);
    document.getElementById("says").textContent = table.hidden ? ${scriptJson(words.bad)} : "";
    const left = rows
      .map((row) => ({ product: row[at[0]], days: Math.floor(row[at[1]] / (row[at[2]] / 7)) }))
      .filter(({ days }) => Number.isFinite(days))
      .sort((a, b) => a.days - b.days);
    table.tBodies[0].replaceChildren(
      ...left.map(({ product, days }) => {
        const line = document.createElement("tr");
        line.insertCell().textContent = product;
        line.insertCell().textContent = days;
        return line;
      }),
    );
  });
</script>`,
        ),
        after:
          locale === "es"
            ? "1. Guárdalo como `inventario.html` y ábrelo con tu navegador.\n2. Elige tu CSV. Su primera línea debe decir `producto,existencia,vendido`; `vendido` son los últimos 7 días.\n\nLo que no se vendió en la semana no aparece."
            : "1. Save it as `stock.html` and open it with your browser.\n2. Choose your CSV. Its first line must say `product,stock,sold`; `sold` is the last 7 days.\n\nWhat was not sold in the week does not appear.",
      };
    },
  },
  {
    key: "csv-reader",
    name: { es: "Lector de CSV", en: "CSV reader" },
    asks: {
      es: /\b(leer|lector de|lee) (?:un |mi )?csv\b|\bcsv\b/,
      en: /\b(read|reader|parse)\b.{0,20}\bcsv\b|\bcsv\b/,
    },
    language: "javascript",
    make: ({ locale }) => ({
      before:
        locale === "es"
          ? "Una función que convierte un CSV en filas: entiende comillas, comas dentro de comillas, punto y coma y tabuladores."
          : "A function that turns a CSV into rows: it understands quotes, commas in quotes, semicolons and tabs.",
      code: CSV_READER,
      after:
        locale === "es"
          ? "`readCsv(texto)` devuelve una lista de filas; cada fila es una lista de celdas. Las líneas vacías se quitan."
          : "`readCsv(text)` returns a list of rows; each row is a list of cells. Empty lines are left out.",
    }),
  },
  {
    key: "whatsapp-link",
    name: { es: "Enlace de WhatsApp", en: "WhatsApp link" },
    asks: {
      es: /\b(?:enlace|link|boton|liga)(?: (?!que|con)\w+)?(?: (?:de|para|a|al))? (?:mi )?whatsapp\b|\bwhatsapp (?:para|en) mi (?:pagina|sitio)\b/,
      en: /\bwhatsapp (?:link|button)\b|\bwhatsapp\b.{0,20}\blink\b|\b(?:link|button) (?:to|for) (?:my )?whatsapp\b/,
    },
    language: "html",
    make: (material) => {
      const { locale, facts } = material;
      const told = readMessage(material.words);
      const greeting =
        locale === "es"
          ? `Hola, vi su página${facts.what ? ` y me interesa: ${facts.what}` : ""}.`
          : `Hello, I saw your page${facts.what ? ` and I am interested in: ${facts.what}` : ""}.`;
      const says = told || greeting;
      const isFloating = /\b(?:flotante|fij[oa]|floating|fixed)\b/i.test(material.words);
      const place = isFloating
        ? "position: fixed; right: 1rem; bottom: 1rem; z-index: 9"
        : "display: inline-block";
      const address = `https://wa.me/${phoneOf(material)}?text=${encodeURIComponent(says)}`;
      return {
        before:
          locale === "es"
            ? "Un botón que abre WhatsApp con el primer mensaje ya escrito. La dirección sola sirve también en tu perfil de Instagram."
            : "A button that opens WhatsApp with the first message written. The address alone also works in your Instagram profile.",
        code: `<a href="${escapeHtml(address)}" style="${place}; padding: .75rem 1.25rem; border-radius: .5rem; background: #1f6b3a; color: #fff; font-weight: 700; text-decoration: none">${locale === "es" ? "Escríbenos por WhatsApp" : "Write to us on WhatsApp"}</a>`,
        after: withNumber(
          material,
          locale === "es"
            ? "Pégalo donde quieras el botón."
            : "Paste it where you want the button.",
        ),
      };
    },
  },
  {
    key: "business-json-ld",
    name: { es: "Datos del negocio para Google", en: "Business data for Google" },
    asks: {
      es: /\b(json-?ld|schema|datos estructurados|datos (?:de mi negocio |del negocio )?para google|seo|google (?:lee|maps|muestra))\b/,
      en: /\b(json-?ld|schema|structured data|data for google|seo|google (?:reads|maps|shows))\b/,
    },
    language: "html",
    make: (material) => {
      const { locale, business, facts, words } = material;
      const hours = readWeekHours(words)?.hours ?? business?.hours;
      const country = readAddress(words)?.country;
      const clock = (minutes: number) =>
        `${String(Math.floor((minutes % 1440) / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
      const names = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
      const opening = hours
        ? WEEKDAYS.flatMap((day, index) =>
            hours[day].map(({ from, to }) => ({
              "@type": "OpeningHoursSpecification",
              dayOfWeek: names[index],
              opens: clock(from),
              closes: clock(to),
            })),
          )
        : [];
      const data = {
        "@context": "https://schema.org",
        "@type": business?.trade === "restaurant" ? "Restaurant" : "LocalBusiness",
        name: nameOf(material),
        ...(hasPhone(material) && { telephone: `+${phoneOf(material)}` }),
        ...((facts.address || facts.town) && {
          address: {
            "@type": "PostalAddress",
            ...(facts.address && { streetAddress: facts.address }),
            ...(facts.town && { addressLocality: facts.town }),
            ...(country && { addressCountry: country }),
          },
        }),
        ...(opening.length > 0 && { openingHoursSpecification: opening }),
      };
      const json = JSON.stringify(data, null, 2).replaceAll("<", "\\u003c");
      return {
        before:
          locale === "es"
            ? "Le dice a Google quién eres, dónde estás y a qué hora abres, con lo que dijiste y lo que guardaste en Mi negocio."
            : "Tells Google who you are, where you are and when you open, with what you said and what you have saved in My business.",
        code: `<script type="application/ld+json">\n${json}\n</script>`,
        after:
          locale === "es"
            ? "Pégalo dentro de `<head>` en tu página. Lo que falte, complétalo en Ajustes › Mi negocio y pide otra versión."
            : "Paste it into the `<head>` of your page. What is missing you can add in Settings › My business; then ask for another version.",
      };
    },
  },
  {
    key: "open-now",
    name: { es: "Letrero de abierto ahora", en: "Open now sign" },
    asks: {
      es: /\b(abierto ahora|abierto o cerrado|letrero de abierto|horario en mi pagina)\b/,
      en: /\b(open now|open or closed|opening hours on my page)\b/,
    },
    language: "html",
    make: ({ locale, business, words }) => {
      const hours = readWeekHours(words)?.hours ?? business?.hours;
      const week = WEEKDAYS.map((day) =>
        hours ? hours[day].map(({ from, to }) => [from, to]) : day === "sun" ? [] : [[540, 1080]],
      );
      return {
        before:
          locale === "es"
            ? "Muestra «Abierto ahora» o «Cerrado ahora» según la hora de quien lo mira."
            : "Shows “Open now” or “Closed now” by the clock of whoever looks.",
        code: `<strong id="open-now"></strong>
<script>
  // ${locale === "es" ? "De lunes a domingo: minutos desde la medianoche, [abre, cierra]." : "Monday to Sunday: minutes since midnight, [opens, closes]."}
  const WEEK = ${scriptJson(week)};
  function isOpen(now) {
    const day = (now.getDay() + 6) % 7;
    const minutes = now.getHours() * 60 + now.getMinutes();
    const within = (spans, at) => spans.some(([from, to]) => at >= from && at < to);
    return within(WEEK[day], minutes) || within(WEEK[(day + 6) % 7], minutes + 1440);
  }
  document.getElementById("open-now").textContent = isOpen(new Date()) ? ${scriptJson(OPEN[locale].open)} : ${scriptJson(OPEN[locale].closed)};
</script>`,
        after: hours
          ? locale === "es"
            ? "Usa tu horario de Mi negocio."
            : "It uses your opening hours from My business."
          : locale === "es"
            ? "Cambia los minutos por tu horario: 540 son las 9:00 y 1080 las 18:00. O guárdalo en Mi negocio y pide otra versión."
            : "Change the minutes to your hours: 540 is 9:00 and 1080 is 18:00. Or save them in My business and ask for another version.",
      };
    },
  },
  {
    key: "countdown",
    name: { es: "Cuenta regresiva", en: "Countdown" },
    asks: { es: /\b(cuenta regresiva|contador|cuanto falta)\b/, en: /\b(countdown|timer)\b/ },
    language: "html",
    make: ({ locale, values, facts, today }) => {
      const end =
        values.until ??
        values.date ??
        new Date(today.getTime() + 7 * 86_400_000).toISOString().slice(0, 10);
      const time = values.time ? `${values.time}:00` : "23:59:59";
      const ended = locale === "es" ? "Ya terminó" : "It is over";
      const days = locale === "es" ? "días" : "days";
      return {
        before:
          locale === "es"
            ? `Cuenta los días, horas y minutos que faltan${facts.what ? ` para ${facts.what}` : ""}.`
            : `Counts the days, hours and minutes that are left${facts.what ? ` until ${facts.what}` : ""}.`,
        code: `<strong id="countdown"></strong>
<script>
  const END = new Date(${scriptJson(`${end}T${time}`)});
  function left(now) {
    const minutes = Math.floor((END - now) / 60000);
    if (minutes < 0) return ${scriptJson(ended)};
    return Math.floor(minutes / 1440) + " ${days}, " + Math.floor((minutes % 1440) / 60) + " h " + (minutes % 60) + " min";
  }
  const show = () => (document.getElementById("countdown").textContent = left(new Date()));
  show();
  setInterval(show, 30000);
</script>`,
        after:
          locale === "es"
            ? `Termina el ${end}, ${values.time ? `a las ${values.time}` : "al final del día"}; cambia la fecha en la línea que empieza con \`const END\`.`
            : `It ends on ${end}, ${values.time ? `at ${values.time}` : "at the end of the day"}; change the date in the line that begins with \`const END\`.`,
      };
    },
  },
];
