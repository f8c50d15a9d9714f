/* Words with which people ask for a text: the one list for every rule that reads requests. Folded. */

import type { Locale } from "#domain/preferences/preferences.ts";

/** Greetings to the app and courtesies. */
export const COURTESIES: Readonly<Record<Locale, string>> = {
  es: "oye|che|hola|buenas|buen dia|bueno|porfa(?:vor)?|por favor",
  en: "hi|hey|please|pls",
};

/** Wishes before a verb: "necesito que me hagas", "can you". */
export const WISHES: Readonly<Record<Locale, string>> = {
  es: "necesito|ocupo|quiero|quisiera|me gustaria|me ayudas?(?: a| con)?|ayudame(?: a| con)?|me (?:puedes|podrias)|puedes|podrias|tengo que|hay que",
  en: "i (?:need|want|have|would like)(?: to)?|i'd like(?: to)?|(?:can|could|would) you|help me(?: with| to)?|we (?:need|want)(?: to)?",
};

/** Orders to make a text, as typed by people in a hurry: "aslo", "escriveme". */
export const MAKES: Readonly<Record<Locale, string>> = {
  es: "(?:ha[zs]|a[sz])(?:me|le|les|lo|melo)?|hace(?:r|me|rme)?|e[sz]cri[bv](?:e|i|a|o|an|as)?(?:me|le|les|r|rme|rle|rles|s)?|redact(?:a|ar|o|e)?(?:me|le|les|s)?|gener(?:a|ar)(?:me)?|cre(?:a|ar)(?:me)?|(?:me )?(?:hagas?|escribas|redactes|ayudes(?: a| con)?|pongas)|pon(?:er)?(?:me|le|ga)?|dame(?:las)?|arma(?:me)?|mand(?:a|ar|o)(?:me|le|les)?|envi(?:a|ar)(?:me|le|les)?|prepar(?:a|ar)(?:me)?|inventa(?:me)?",
  en: "write|make|create|draft|give me|put together|compose|prepare|send|come up with|do",
};

/** Orders to think of something, which ask for no text. */
export const ADVISES =
  "da|dar|dime|sugiere|sugiereme|sugerir|inventar|piensa|busca|buscame|encuentra|recomienda|recomiendame|elige|suggest|think of|find|pick|tell me";

/** Names of texts that are sent to a reader. */
export const LETTERS: Readonly<Record<Locale, string>> = {
  es: "mensaj(?:e|es|ito)|msj|whats(?:app)?|wasap|correo(?: electronico)?|mail|e-?mail|texto|textito|recad(?:o|ito)|not(?:a|ita)|carta|cartita|sms|respuesta|audio",
  en: "(?:text )?message|msg|text|whatsapp|note|letter|e-?mail|reply|response|answer|reminder|something|sms",
};

/** Names of texts that hang on a wall or are posted. */
export const NOTICES: Readonly<Record<Locale, string>> = {
  es: "post|publicacion|anuncio|aviso|cartel(?:ito|es)?|letrero|comunicado|circular|volante|historia|invitacion|recordatorio|algo",
  en: "post|ad|sign|notice|announcement|caption|flyer|story|invitation",
};

/** Style words of a request, before or behind the text's name: "corto", "en tono amable". */
export const STYLES: Readonly<Record<Locale, string>> = {
  es: "(?:muy |bien |mas )?(?:cort|bonit|formal|amabl|breve|sencill|cordial|elegant|divertid|alegr|chist|seri|profesional|respetuos|cariñ|carinos|emotiv|urgent|buen|rapid|atent|firm|motivad|inspirad)[a-z]*",
  en: "short|nice|friendly|formal|quick|little|cute|polite|kind|warm|professional|firm|gentle|brief|simple|cheerful|fun|sweet|good|great|heartfelt|politely|nicely|kindly|gently|firmly|quickly",
};
