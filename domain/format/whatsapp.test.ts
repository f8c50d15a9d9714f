import { expect, it } from "vitest";
import { whatsAppLink, whatsAppText } from "./whatsapp.ts";

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
