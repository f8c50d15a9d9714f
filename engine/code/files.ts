import { phoneDigits } from "#engine/phone-digits.ts";
import type { CodePiece } from "./piece.ts";

/** Text of a property of iCalendar and vCard (RFC 5545, 3.3.11; RFC 6350, 3.4). */
const escapeText = (text: string): string =>
  text.replace(/[\\;,]/g, (mark) => `\\${mark}`).replaceAll("\n", "\\n");

/** Files that calendars and phones open. */
export const FILE_CODE: readonly CodePiece[] = [
  {
    key: "calendar-event",
    name: { es: "Evento para el calendario", en: "Calendar event" },
    asks: {
      es: /\b(calendario|ical|ics|agenda)\b/,
      en: /\b(calendar|ical|ics)\b/,
    },
    language: "ics",
    make: ({ locale, facts, values, today }) => {
      const day = (
        values.date ?? new Date(today.getTime() + 86_400_000).toISOString().slice(0, 10)
      ).replaceAll("-", "");
      const time = (values.time ?? "18:00").replace(":", "");
      // Two hours later; the last minute of the day at most.
      const hours = Math.min(23, Number(time.slice(0, 2)) + 2);
      const end =
        Number(time.slice(0, 2)) > 21
          ? "235900"
          : `${String(hours).padStart(2, "0")}${time.slice(2)}00`;
      const title = facts.what ?? (locale === "es" ? "Evento" : "Event");
      const place = [facts.business, facts.address, facts.town].filter(Boolean).join(", ");
      return {
        before:
          locale === "es"
            ? `Un evento de dos horas, ${facts.date ?? "mañana"}${facts.time ? ` a ${facts.time}` : " a las 6 de la tarde"}, que se agrega al calendario con un toque.`
            : `An event of two hours, ${facts.date ?? "tomorrow"}${facts.time ? ` at ${facts.time}` : " at 6 pm"}, that is added to a calendar with one tap.`,
        code: [
          "BEGIN:VCALENDAR",
          "VERSION:2.0",
          "PRODID:-//Plaza//Creator//ES",
          "BEGIN:VEVENT",
          `UID:${day}${time}-${encodeURIComponent(title).replace(/[^\w]/g, "").slice(0, 24).toLowerCase() || "plaza"}@plaza`,
          `DTSTAMP:${today.toISOString().slice(0, 10).replaceAll("-", "")}T000000Z`,
          `DTSTART:${day}T${time}00`,
          `DTEND:${day}T${end}`,
          `SUMMARY:${escapeText(title)}`,
          ...(place ? [`LOCATION:${escapeText(place)}`] : []),
          "END:VEVENT",
          "END:VCALENDAR",
        ].join("\n"),
        after:
          locale === "es"
            ? "Guárdalo como `evento.ics` y mándalo por WhatsApp o por correo: al abrirlo, el teléfono ofrece agregarlo."
            : "Save it as `event.ics` and send it by WhatsApp or e-mail: when it is opened, the phone offers to add it.",
      };
    },
  },
  {
    key: "contact-card",
    name: { es: "Tarjeta de contacto para el celular", en: "Contact card for phones" },
    asks: {
      es: /\b(vcard|tarjeta de contacto|contacto (?:para|en) (?:el )?(?:celular|telefono))\b/,
      en: /\b(vcard|contact card|contact for (?:the )?phones?)\b/,
    },
    language: "vcard",
    make: (material) => {
      const { locale, facts } = material;
      const phone = phoneDigits(material);
      const name =
        facts.business ?? facts.name ?? (locale === "es" ? "Tu negocio" : "Your business");
      return {
        before:
          locale === "es"
            ? "Un contacto que tus clientes guardan con un toque, para que sepan quién les escribe."
            : "A contact that your customers save with one tap, so that they know who writes to them.",
        code: [
          "BEGIN:VCARD",
          "VERSION:3.0",
          `N:;${escapeText(name)};;;`,
          `FN:${escapeText(name)}`,
          `ORG:${escapeText(name)}`,
          `TEL;TYPE=CELL:+${phone ?? "5215500000000"}`,
          ...(facts.address || facts.town
            ? [
                `ADR;TYPE=WORK:;;${escapeText(facts.address ?? "")};${escapeText(facts.town ?? "")};;;`,
              ]
            : []),
          "END:VCARD",
        ].join("\n"),
        after: phone
          ? locale === "es"
            ? "Guárdalo como `contacto.vcf` y mándalo por WhatsApp."
            : "Save it as `contact.vcf` and send it by WhatsApp."
          : locale === "es"
            ? "Cambia `5215500000000` por tu número, guárdalo como `contacto.vcf` y mándalo por WhatsApp."
            : "Change `5215500000000` to your number, save it as `contact.vcf` and send it by WhatsApp.",
      };
    },
  },
];
