import { expect, it } from "vitest";
import { whatsAppChat, whatsAppLink, whatsAppText, withWhatsAppText } from "./whatsapp.ts";

it("holds the whole text, with a link and accents in it", () => {
  const text = "Ana te invita a “Mesa & más”: https://plaza.example/invitations/ab?x=1#y";
  const link = new URL(whatsAppLink(text));
  expect(link.origin + link.pathname).toBe("https://wa.me/");
  expect(link.searchParams.get("text")).toBe(text);
  expect(link.hash).toBe("");
});

it("writes Markdown as WhatsApp formats it", () => {
  expect(whatsAppText("## Oferta\n\n**Hoy**: dos por uno\n\n- Sopa\n- *Pan*")).toBe(
    "*Oferta*\n\n*Hoy*: dos por uno\n\n• Sopa\n• *Pan*",
  );
});

it("adds a text to a chat in WhatsApp, and to no other link", () => {
  const link = new URL(withWhatsAppText(whatsAppChat("+52 55 1234 5678"), "¿Qué tal? & más"));
  expect(link.origin + link.pathname).toBe("https://wa.me/525512345678");
  expect(link.searchParams.get("text")).toBe("¿Qué tal? & más");
  for (const other of ["mailto:ana@plaza.mx", "https://wa.me/52?text=x", "https://plaza.mx/wa.me/"])
    expect(withWhatsAppText(other, "Hola")).toBe(other);
});
