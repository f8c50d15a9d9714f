import type { ContentLanguage } from "#domain/items/catalogue.ts";

type Endings = Record<ContentLanguage, readonly string[]>;

/** Sentences appended to some descriptions, so that generated items of one subject differ. */
export const COMMUNITY_ENDINGS: Endings = {
  es: [
    "Se entra con ganas de compartir números reales.",
    "Los jueves hay sesión en vivo con preguntas de los miembros.",
    "Incluye agentes listos para probar y una lista de proveedores recomendados por la comunidad.",
    "Nuevo miembro, nueva pregunta: nadie se queda sin respuesta más de un día.",
    "Con plantillas compartidas y un tablero que se actualiza solo.",
    "Grupo pequeño, conversación útil y cero publicidad.",
  ],
  en: [
    "Bring a real problem and leave with a draft.",
    "One live session a month, notes for everyone who missed it.",
    "Shared agents, templates and a board that keeps itself current.",
    "Small group, useful talk, no pitches.",
  ],
  pt: [
    "Toda semana, uma conversa ao vivo com perguntas dos membros.",
    "Com modelos prontos e agentes para testar.",
    "Grupo pequeno, conversa útil e nenhuma propaganda.",
    "Quem chega pergunta; quem já passou por isso responde.",
  ],
};

/** For spaces of a single business. */
export const TEAM_ENDINGS: Endings = {
  es: [
    "Solo para el equipo y sus proveedores.",
    "Un agente prepara el resumen de cada turno y deja claro qué quedó pendiente para el siguiente.",
    "Todo lo que antes vivía en una libreta.",
  ],
  en: ["For the team and its clients only.", "An agent writes the recap of every week."],
  pt: ["Só para a equipe e seus fornecedores.", "Um agente prepara o resumo de cada turno."],
};

export const ARTIFAKT_ENDINGS: Endings = {
  es: [
    "Incluye guía de uso en una página.",
    "Con licencia para uso comercial.",
    "Con actualizaciones durante un año.",
    "Se probó en tres negocios antes de publicarse, con sus correcciones ya incluidas.",
    "Ligero: se abre bien en un teléfono sencillo.",
  ],
  en: [
    "Includes a one-page guide.",
    "Licensed for commercial use.",
    "Tested with three small businesses before release, with their fixes already in.",
    "Updates for a year.",
  ],
  pt: [
    "Acompanha guia de uso de uma página.",
    "Com licença para uso comercial.",
    "Testado em três negócios antes de ser publicado, com os ajustes já incluídos.",
  ],
};

export const AGENTIK_ENDINGS: Endings = {
  es: [
    "Pide permiso antes de hacer algo fuera de lo acordado.",
    "Aprende con tus propios ejemplos en una tarde.",
    "Cada viernes entrega un resumen de lo que hizo y de lo que dejó pendiente para que alguien decida.",
    "Si no está seguro, pregunta.",
  ],
  en: [
    "Asks before doing anything outside the agreed limits.",
    "Learns from your own examples in an afternoon.",
    "When in doubt, it asks.",
  ],
  pt: [
    "Pede permissão antes de sair do combinado.",
    "Aprende com os seus exemplos em uma tarde.",
    "Na dúvida, pergunta.",
  ],
};
