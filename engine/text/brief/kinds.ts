/** Long because it is a list of kinds. */

import type { Locale } from "#domain/preferences/preferences.ts";

export type Layout = "list" | "letter" | "sign" | "quote" | "headings" | "post" | "offer";

export interface BriefKind {
  key: string;
  name: Readonly<Record<Locale, string>>;
  layout: Layout;
  /** Patterns over the folded prompt. */
  asks: Readonly<Record<Locale, RegExp>>;
  /** The title of a list or a sign; the first clause where there is none. */
  title?: Readonly<Record<Locale, string>>;
}

const es = (pattern: string) => new RegExp(`\\b(?:${pattern})\\b`);
const en = es;

/**
 * Kinds of texts that are written from a person's own words. The first that fits is used, so
 * particular ones come before general ones.
 */
export const BRIEF_KINDS: readonly BriefKind[] = [
  {
    key: "say",
    name: { es: "Cómo decirlo", en: "How to say it" },
    layout: "letter",
    asks: {
      es: /\bcomo (?:le|les|se lo|se los) (?:digo|explico|pido|aviso)\b(?!.*proveedor)/,
      en: /\bhow (?:do|can|should) i (?:tell|say|ask)\b/,
    },
  },
  {
    key: "condolence",
    name: { es: "Pésame", en: "Condolences" },
    layout: "letter",
    asks: {
      es: es("pesame|condolencias?|fallecio|murio|luto"),
      en: en("condolences?|passed away|sympathy"),
    },
  },
  {
    key: "welcome",
    name: { es: "Bienvenida", en: "Welcome" },
    layout: "letter",
    asks: {
      es: es(
        "(?:mensaje|texto|correo|carta|nota) de bienvenida|dar(?:les?)? la bienvenida|bienvenida (?:a|para) (?:los |las |mis )?\\w+",
      ),
      en: en("welcome (?:e-?mail|message|note|letter|text)"),
    },
  },
  {
    key: "congratulation",
    name: { es: "Felicitación", en: "Congratulations" },
    layout: "letter",
    asks: {
      es: es("felicit\\w*|feliz cumpleanos|(?:mensaje|texto|tarjeta|nota|saludo) de cumpleanos"),
      en: en(
        "congratulat\\w*|happy birthday|birthday (?:message|note|greeting|text|e-?mail|wish(?:es)?)",
      ),
    },
  },
  {
    key: "recommendation",
    name: { es: "Carta de recomendación", en: "Letter of recommendation" },
    layout: "letter",
    asks: {
      es: es("carta de recomendacion|recomendacion laboral"),
      en: en("(?:letter of )?recommendation(?: letter)?|reference letter"),
    },
  },
  {
    // A complaint to a supplier is no review of the business.
    key: "supplier",
    name: { es: "Mensaje a un proveedor", en: "Message to a supplier" },
    layout: "letter",
    asks: {
      es: es(
        "(?:correo|mensaje|carta|nota|queja|reclam\\w*|escrib\\w*)(?: \\w+){0,3} (?:a|al|para)(?: mi| el| la| un| una)? proveedor(?:a|es)?",
      ),
      en: en(
        "(?:e-?mail|message|letter|note|complaint|write)(?: \\w+){0,3} to (?:my |our |the |a )?suppliers?",
      ),
    },
  },
  {
    key: "review-reply",
    name: { es: "Respuesta a una reseña", en: "Reply to a review" },
    layout: "letter",
    asks: {
      es: es(
        "(?<!(?:ped(?:ir|ido|imos)|pid(?:e|o|an|iendo)|solicit\\w+|dej\\w+)(?:les?)? (?:a mis clientes )?(?:una |unas |su |sus )?)resenas?|(?:puso|dejo|dio|puntuo|califico)\\s+(?:con\\s+)?(?:\\d|una?|dos|tres|cuatro|cinco) estrellas?|(?:me |nos )?reclam\\w*|se quej\\w*|(?:contest|respond)\\w*\\s.*(?:dice que|google|comentario|opinion|queja)|(?:google|comentario|opinion).*(?:contest|respond)\\w*",
      ),
      en: en(
        "reviews?|complain\\w*|reply to (?:a |the )?(?:comment|complaint)|[1-5] stars?|write a reply",
      ),
    },
  },
  {
    key: "design-brief",
    name: { es: "Brief de diseño", en: "Design brief" },
    layout: "headings",
    asks: {
      es: es("brief"),
      en: en(
        "(?:logo|design|creative|brand|branding|packaging|photo|video|web) brief|brief (?:for|to) (?:an? |the |my )?(?:logo|designer|design|agency|illustrator|photographer)",
      ),
    },
    title: { es: "Brief", en: "Brief" },
  },
  {
    key: "quote",
    name: { es: "Cotización", en: "Quote" },
    layout: "quote",
    asks: {
      es: es(
        "(?<!(?:ped(?:ir|imos)|pid(?:e|o|iendo)|solicit\\w+)(?:les?)? (?:una |la |su |un |el )?)(?:cotizacion|presupuesto)|cotiza(?:me|le|r)?|proforma",
      ),
      en: en("quote|quotation|estimate"),
    },
    title: { es: "Cotización", en: "Quote" },
  },
  {
    key: "proposal",
    name: { es: "Propuesta", en: "Proposal" },
    layout: "letter",
    asks: {
      es: es(
        "(?<!(?:tra(?:er|iga[ns]?|e[ns]?)|llev\\w+|mand\\w+|env\\w+|con) (?:tu |su |una |la )?)propuesta",
      ),
      en: en("(?<!(?:bring|with) (?:your |a |the )?)proposal"),
    },
  },
  {
    key: "job",
    name: { es: "Oferta de empleo", en: "Job ad" },
    layout: "list",
    asks: {
      es: es(
        "(?:publicacion|anuncio|aviso|oferta) de (?:empleo|trabajo)|vacante|se solicita|se busca|buscamos (?:un |una )?(?:ayudante|cociner[oa]|meser[oa])|solicito|empleo|contratar|busco (?:un |una )?(?:ayudante|cociner[oa]|meser[oa]|mozo|moza|chofer|vendedora?|emplead[oa]|cajer[oa]|repartidora?|auxiliar|encargad[oa])|(?:necesito|necesitamos|ocupo|ocupamos|busco|buscamos|contrato|contratamos|falta) (?:un |una |a un |a una )?(?:ayudante|cociner[oa]|meser[oa]|mozo|moza|chofer|vendedora?|emplead[oa]|cajer[oa]|repartidora?|auxiliar|encargad[oa]|lavaplatos|barista|estilista|recepcionista|mecanic[oa]|costurera|panader[oa]|taquer[oa]|jardiner[oa]|albanil)|busco (?:un |una )?[a-z]+(?: [a-z]+)? con experiencia|se necesita (?:un |una )?[a-z]+ (?:con experiencia|para trabajar)",
      ),
      en: en(
        "job (?:ad|post|offer|posting)|hiring|vacancy|help wanted|looking for an? (?:part|full)|(?:need|looking for|hire|wanted:?) (?:an? )?(?:waiter|waitress|server|cook|chef|barista|cashier|driver|cleaner|receptionist|assistant|stylist|mechanic|baker)",
      ),
    },
  },
  {
    key: "rules",
    name: { es: "Reglas o lista de tareas", en: "Rules or checklist" },
    layout: "list",
    asks: {
      es: es(
        "politica|reglas|reglamento|checklist|lista de (?:verificacion|tareas|pendientes|cierre|apertura)",
      ),
      en: en("rules|policy|policies|checklist"),
    },
  },
  {
    key: "price-list",
    name: { es: "Lista de precios", en: "Price list" },
    layout: "list",
    asks: {
      es: es(
        "(?:lista|tabla) de (?:servicios y |productos y )?precios|tarifario|mis precios|lista de tarifas",
      ),
      en: en("price list|list of prices|rates"),
    },
    title: { es: "Lista de precios", en: "Price list" },
  },
  {
    key: "menu",
    name: { es: "Menú del día", en: "Menu of the day" },
    layout: "list",
    asks: {
      es: es("menu(?: (?:de(?:l)? )?(?:hoy|dia|manana))?|comida corrida"),
      en: en("menu(?: of the day)?|today'?s menu"),
    },
    title: { es: "Menú", en: "Menu" },
  },
  {
    key: "raffle",
    name: { es: "Rifa o sorteo", en: "Raffle" },
    layout: "list",
    asks: {
      // "Habrá ponche y rifa" is a part of an invitation.
      es: /^(?!.*\binvit).*\b(?:rifas?|sorteo)\b/,
      en: /^(?!.*\binvit).*\b(?:raffle|giveaway)\b/,
    },
  },
  {
    key: "payment",
    name: { es: "Recordatorio de pago", en: "Payment reminder" },
    layout: "letter",
    asks: {
      es: es(
        "cobrar(?:le|les)?|cobro|recordatorio de (?:pago|cobro)|adeudos?|deudas?|me deben?|no (?:me )?(?:ha|han) pagado|(?:factura|pago|saldo|mensualidad|renta|cuota)s? (?:\\w+ )?(?:vencid|pendiente|atrasad|por pagar)\\w*|(?:record|recuerd)\\w*(?: \\w+){0,6} (?:pago|pagar|factura|saldo|mensualidad|colegiatura|cuota|renta|abono)s?",
      ),
      en: en(
        "payment reminder|overdue|past due|unpaid|outstanding|owes?|(?:remind\\w*|due)\\b.*\\b(?:invoice|payment|bill|balance|rent|fee|pay)|(?:invoice|payment|bill|balance|rent)s?\\b.*\\b(?:remind\\w*|due|late)",
      ),
    },
  },
  {
    key: "appointment",
    name: { es: "Recordatorio de cita", en: "Appointment reminder" },
    layout: "letter",
    asks: {
      es: es("recordatorio|recu?erd?(?:a|ar|arle|arles|ale|ales)|recordar(?:le|les)?"),
      en: en("reminder|appointment"),
    },
  },
  {
    key: "apology",
    name: { es: "Disculpa", en: "Apology" },
    layout: "letter",
    asks: { es: es("disculp\\w*|perdon"), en: en("apolog\\w*|sorry note") },
  },
  {
    key: "supplier",
    name: { es: "Mensaje a un proveedor", en: "Message to a supplier" },
    layout: "letter",
    asks: { es: es("proveedor(?:a|es)?"), en: en("suppliers?|vendor") },
  },
  {
    key: "thanks",
    name: { es: "Agradecimiento", en: "Thank you" },
    layout: "letter",
    asks: {
      es: es("agradec\\w*|dar (?:las )?gracias|gracias a"),
      en: en("thank[- ]?you(?: note)?|thanks to"),
    },
  },
  {
    key: "sign",
    name: { es: "Letrero", en: "Sign" },
    layout: "sign",
    asks: {
      es: es(
        "letrero|cartelito|rotulo|cartel para la puerta|algo para (?:la|mi) (?:puerta|vitrina|ventana)|para (?:poner|pegar) en (?:la|el) (?:puerta|pared|vitrina|mostrador|caja|barra|ventana)",
      ),
      en: en("sign|(?:notice|something) for (?:the|our|my) (?:door|window|wall|counter)"),
    },
  },
  {
    key: "invitation",
    name: { es: "Invitación", en: "Invitation" },
    layout: "list",
    asks: {
      es: es("invitacion|invita(?:r|les|le)?"),
      en: en("invitation|invite|you'?re[- ]invited"),
    },
  },
  {
    key: "steps",
    name: { es: "Procedimiento", en: "Procedure" },
    layout: "list",
    asks: {
      es: es("procedimiento|pasos para|instrucciones|protocolo|instructivo"),
      en: en("procedure|steps|instructions"),
    },
  },
  {
    key: "promo",
    name: { es: "Promoción", en: "Promotion" },
    layout: "offer",
    asks: {
      es: es(
        "promo(?:cion)?(?:es)?|promocionar|promover|ofertas?|\\d{1,3} ?(?:%|por ?ciento) de descuento",
      ),
      en: en("promo(?:tion|te)?|advertise|offer|deal|\\d{1,3} ?% off|half price|buy one get one"),
    },
  },
  {
    key: "product",
    name: { es: "Descripción de producto", en: "Product description" },
    layout: "list",
    asks: {
      es: es("describ\\w*|descripcion(?: (?:de|del) producto)?"),
      en: en("describe|product description|description"),
    },
  },
  {
    key: "notice",
    name: { es: "Aviso", en: "Notice" },
    layout: "list",
    asks: {
      es: es(
        "avis(?:o|ar|a|arle|arles|ales)|cambio de (?:direccion|domicilio|horario|numero|telefono|local)|cambiamos de (?:direccion|domicilio|horario|local)|nos mudamos|no abrimos|cerramos|diles|dile a (?:mis|los)|comunicado|anunci(?:o|ar?)",
      ),
      en: en("notice|announce(?:ment)?|tell (?:my |our )?customers"),
    },
    title: { es: "Aviso", en: "Notice" },
  },
  {
    key: "post",
    name: { es: "Publicación", en: "Post" },
    layout: "post",
    asks: {
      es: es(
        "post|publicacion|historia|estado|pie de foto|caption|volantes?|flyers?|folletos?|(?:texto|anuncio|publicidad) (?:para|pa|de) (?:facebook|face|fb|instagram|insta|tiktok|redes)",
      ),
      en: en("post|caption|story|flyers?|leaflets?"),
    },
  },
  {
    key: "message",
    name: { es: "Mensaje", en: "Message" },
    layout: "letter",
    asks: {
      es: es(
        "mensaj\\w+|recad\\w+|algo (?:corto|breve|bonito|para)|respuesta (?:para|a)|texto|nota|carta|correo|como (?:le|les) digo|escrib\\w*|redact\\w*",
      ),
      en: en("message|msg|text|note|letter|e-?mail|whatsapp|reply|write"),
    },
  },
];
