import type { ContentLanguage } from "#domain/items/catalogue.ts";
import type { UnreadKind } from "./inbound-message.ts";

/** Messages of Plaza itself on channels, by the agentik's language. */
interface ChannelSays {
  /** In the inbox, the text of a message of an unsupported kind, such as a photo. */
  kinds: Readonly<Record<UnreadKind, string>>;
  /** The answer to such a message. */
  onlyText: string;
  /** The answer to a picture or a file without a word; the business is notified. */
  unread: string;
  /** The answer to a location that no form asks for; the business is notified. */
  place: string;
  /** While the agentik is paused; the business is notified. */
  paused: string;
  /** Answer to "/start". */
  hello: string;
  optedOut: string;
  optedIn: string;
  template: (name: string) => string;
}

export const CHANNEL_SAYS: Readonly<Record<ContentLanguage, ChannelSays>> = {
  es: {
    kinds: {
      photo: "[Foto]",
      audio: "[Audio]",
      video: "[Video]",
      file: "[Archivo]",
      place: "[Ubicación]",
      contact: "[Contacto]",
      sticker: "[Sticker]",
      other: "[Otro tipo de mensaje]",
    },
    onlyText:
      "Por ahora solo puedo leer texto. ¿Me lo escribes? Si prefieres, escribe «hablar con una persona».",
    unread:
      "Todavía no puedo ver fotos ni archivos, pero ya le avisé al negocio que mandaste algo. Si quieres, escríbeme qué dice.",
    place: "Recibí tu ubicación y ya le avisé al negocio.",
    paused:
      "El asistente está en pausa por ahora. Ya le avisé al negocio: una persona leerá tu mensaje y te responderá por aquí.",
    hello: "Hola",
    optedOut: "Listo, ya no te escribiremos por aquí. Si cambias de idea, escribe ALTA.",
    optedIn: "¡Qué bueno que vuelves! Escríbenos lo que necesites.",
    template: (name) => `[Plantilla de WhatsApp: ${name}]`,
  },
  en: {
    kinds: {
      photo: "[Photo]",
      audio: "[Audio]",
      video: "[Video]",
      file: "[File]",
      place: "[Location]",
      contact: "[Contact]",
      sticker: "[Sticker]",
      other: "[Another kind of message]",
    },
    onlyText:
      "I can only read text so far. Could you write it? If you prefer, write “talk to a person”.",
    unread:
      "I cannot see photos or files yet, but I have told the business that you sent something. If you like, write me what it says.",
    place: "I have your location and have told the business.",
    paused:
      "The assistant is paused for now. I have told the business: a person will read your message and answer you here.",
    hello: "Hello",
    optedOut: "Done, we will not write to you here any more. If you change your mind, write START.",
    optedIn: "Good to have you back! Write to us whenever you need something.",
    template: (name) => `[WhatsApp template: ${name}]`,
  },
  pt: {
    kinds: {
      photo: "[Foto]",
      audio: "[Áudio]",
      video: "[Vídeo]",
      file: "[Arquivo]",
      place: "[Localização]",
      contact: "[Contato]",
      sticker: "[Figurinha]",
      other: "[Outro tipo de mensagem]",
    },
    onlyText:
      "Por enquanto só consigo ler texto. Você pode escrever? Se preferir, escreva «falar com uma pessoa».",
    unread:
      "Ainda não consigo ver fotos nem arquivos, mas já avisei a empresa que você mandou algo. Se quiser, escreva o que diz.",
    place: "Recebi sua localização e já avisei a empresa.",
    paused:
      "O assistente está em pausa por enquanto. Já avisei a empresa: uma pessoa vai ler sua mensagem e responder por aqui.",
    hello: "Olá",
    optedOut: "Pronto, não vamos mais escrever por aqui. Se mudar de ideia, escreva VOLTAR.",
    optedIn: "Que bom que você voltou! Escreva quando precisar.",
    template: (name) => `[Modelo do WhatsApp: ${name}]`,
  },
};
