import type { Locale } from "#domain/preferences/preferences.ts";
import { COURTESIES, MAKES, WISHES } from "#engine/reading/request-words.ts";
import { TRADE } from "./read-business.ts";

/** An article before the name of a text. */
const A = "(?:(?:un|una|el|la|los|las|mi|a|an|the)\\s+)?";

/** The beginning of a prompt up to what the text is to say. */
export const HEAD: Readonly<Record<Locale, RegExp>> = {
  es: new RegExp(
    `^(?:(?:${COURTESIES.es}|${WISHES.es}|${MAKES.es}|que(?= me hag| hag)|cotiza(?:me|le)?|describ(?:e|eme|i)|como (?:le|les) digo a|invitar|anuncia(?:le|les)?|publica|comunica|informa|escribele?s?|escribeles|diles|dile|avisa(?:le|les)?|recuerda(?:le|les)?|recordar(?:le|les)|decir(?:le|les)|avisar(?:le|les)?|felicitar|disculpar(?:me|nos)(?: con (?:un|una|el|la|mi|nuestr[oa]) [a-z]+)?(?: (?:que|porque|por que))?|cuentales|dar (?:las )?gracias|gracias)(?:\\s+a (?:mis |los |las |todos (?:mis |los )?|la |el )?(?:clientes?|clientas|gente|equipo|todos|personal|huespedes|alumnos(?: del? [a-z]+(?: [a-z]+)?)?|papas(?: del? [a-z]+)?|padres(?: del? [a-z]+)?|vecinos|amigos|un client[ea]|una clienta|quienes|todos los que|los que|las que))?(?=\\s|$)\\s*)*` +
      `(?:en\\s+(?:un|una|el|la)\\s+(?=letrero|cartel|aviso|post|publicacion|mensaje))?(?:${A}(?:carta de recomendacion|recordatorio(?: de pago| de)?|publicacion(?: de empleo)?|anuncio(?: de (?:empleo|trabajo))?|lista de (?:precios|servicios|productos)(?: y (?:precios|servicios))?|descripcion(?: (?:de|del) producto)?|respuesta a|letrero|cartelito|aviso(?: urgente| importante)?|comunicado|invitacion|promo(?:cion)?|oferta|cotizacion|presupuesto|procedimiento|instrucciones|mensaje|texto|nota|carta|correo|(?:fb |ig )?post|politica|reglas|reglamento|checklist|menu|rifa|sorteo|resena|disculpa|agradecimiento|volantes?|flyers?|este producto|producto|propuesta(?: comercial| economica)?|pie de foto|caption|brief(?: de(?:l)? (?:logo|diseno|marca))?)(?:[\\s,:.]+|$))?` +
      `(?:que (?:venda|anuncie|promocione|promueva|ofrezca)\\s+(?:mis?\\s+|nuestr[oa]s?\\s+)?)?` +
      `(?:(?:a (?:mis|los|las) client[ea]s(?: a)?|cort[oa]|bonit[oa]|urgente|navidena|navideno|formal|amable|de (?:hoy|manana)|del dia|en texto|en tono \\w+)\\s+)*` +
      `(?:de (?:mi|la|el|nuestr[oa]) (?:${TRADE})\\s+(?=\\S))?` +
      `(?:(?:para|pa|en|por|a|de) (?:mi |el |la |mis |los |las |un |una )?(?:facebook|face|fb|instagram|insta|ig|tiktok|mercado ?libre|marketplace|amazon|whats\\w*|redes|google|tienda en linea|grupo(?: de whats\\w*)?(?: de (?:clientes|vecinos|papas|padres|mamas|empleados|la colonia))?|estados?(?: de whats\\w*)?|historias?|volantes?|flyers?|folletos?|vender(?: en \\w+)?|mandarlo al grupo|mandar(?:lo)? por \\w+|clientes?|clientela|puerta|un cliente|una clienta)\\s*)*` +
      `(?:(?:para|pa)\\s+)?(?:(?:invitar|promocionar|promover|anunciar)(?:\\s+a\\s+(?:mis|los|las|tod[oa]s)(?: mis| los| las)? \\w+)?\\s+)?` +
      `(?:(?:de|para|pa|sobre|que diga|que(?= (?:no|hay|ya|se|el|la|hoy|estamos|cerramos|abrimos) )|diciendo|donde)\\s+)?(?:(?:una?)\\s+(?=[a-z]))?` +
      `(?:(?:avisar|avisarle|avisarles|informar|informarle|informarles|comunicar|comunicarles|notificar|decirle|decirles)(?:\\s+a\\s+(?:[a-z]+\\s+){1,3}?)?\\s*(?:de\\s+)?que\\s+)?`,
  ),
  en: new RegExp(
    `^(?:(?:${COURTESIES.en}|${WISHES.en}|${MAKES.en}|describe|promote|advertise|tell (?:my |our )?customers)(?:\\s+me)?\\s+)*` +
      `(?:(?:a|an|the|some)\\s+)?(?:(?:short|nice|friendly|formal|quick|little|cute|polite|kind|warm|professional|firm|gentle)\\s+)*` +
      `(?:(?:proposal(?: e-?mail| letter| message)?|(?:instagram |facebook |ig )?caption|(?:logo|design|creative|brand) brief|job (?:ad|post|offer)|price list|thank you note|product description|appointment reminder|payment reminder|you'?re[- ]invited message|(?:flyer|poster|story|ad|sign)(?: text)?|text for (?:a |an |my |our )?(?:flyer|poster|story|ad|sign)|notice|announcement|invitation|(?:(?:gym|salon|store|shop|restaurant|spa|bakery|cafe|studio) )?promo(?:tion)?|offer|quote|message|msg|text|note|letter|e-?mail|(?:fb |ig |facebook |instagram )?post|(?:brunch |lunch |dinner )?menu|reminder|reply|apology(?: e-?mail| letter| note| message)?)(?:[\\s,:.?-]+|$))?` +
      `(?:(?:for|to|about|of|on|in) (?:my |our |the |a |an )?(?:facebook|instagram|whatsapp|customers?|clients?|guests?|airbnb guests|cafe door|door|window|shop|store|social media|crew|staff|team|kitchen staff)[\\s:,]*)*` +
      `(?:(?:for|to|about|that says|saying|of)\\s+)?` +
      `(?:(?:announc(?:e|ing)|saying)\\s+(?:that\\s+)?|(?:let|tell|inform|notify|remind|telling|informing|letting)\\s+(?:them|him|her|people|(?:my |our |the |a )?customers?)\\s+(?:know\\s+)?(?:that\\s+)?)?`,
  ),
};
