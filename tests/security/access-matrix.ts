import type { Owner } from "./owned.ts";

/** Fields of a form. */
export type Fields = Record<string, string>;

/** Read and write access of a route. Every route of the build must be in the matrix. */
export interface Access {
  /**
   * `everybody`: the same for all. `own`: each viewer sees their own data at the same URL. `object`: at
   * URLs that name an owner, only that owner sees anything, and others get 404.
   */
  shows: "everybody" | "own" | "object";
  /** URLs to request, with the owner's ids in parameters. */
  addresses(owner: Owner): readonly string[];
  /** An event stream for clients that accept it; it has no `.data` URL. */
  isStream?: true;
  /** Forms that target the owner's data; `none` where nothing can be written (405). */
  writes: "none" | ((owner: Owner) => readonly Fields[]);
}

const everybody = (...addresses: string[]): Access => ({
  shows: "everybody",
  addresses: () => addresses,
  writes: "none",
});
/** Builds forms with an owner's ids. */
const forms =
  (make: (owner: Owner) => readonly Readonly<Partial<Fields>>[]) =>
  (owner: Owner): readonly Fields[] =>
    make(owner) as Fields[];
const own = (...addresses: string[]): Access => ({ ...everybody(...addresses), shows: "own" });
const ofApi = (address: (owner: Owner) => string): Access => ({
  ...everybody(),
  addresses: (owner) => [address(owner)],
});
const item = (kind: "space" | "artifakt" | "agentik", intents: readonly string[]): Access => ({
  shows: "object",
  addresses: ({ ids }) => [`/${kind}s/${ids[kind]}`],
  writes: forms(({ ids }) => intents.map((intent) => ({ intent, id: ids[kind] }))),
});

/** A date the given number of days from now, in the format of a form. */
const inDays = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** By route id in the manifest. */
export const ACCESS: Readonly<Record<string, Access>> = {
  "screens/journey/home/route": own("/", "/?mode=easy"),
  "screens/spaces/list/route": everybody("/spaces", "/spaces?sort=newest", "/spaces?q=zz"),
  "screens/spaces/space/route": item("space", ["join", "leave", "decline"]),
  "screens/search/in-spaces/route": own("/spaces/search?q=quien", "/spaces/search?q=zz"),
  "screens/spaces/own-documents/route": {
    ...own("/spaces/documents"),
    writes: forms(({ ids }) => [
      { intent: "write", name: "Mío", text: "x", personId: ids.person, spaceId: ids.space },
    ]),
  },
  "screens/spaces/own-tasks/route": own("/spaces/tasks"),
  "screens/agentiks/agenda/route": {
    ...own("/agenda", "/agenda?day=2026-01-01"),
    writes: forms(({ ids }) => [
      { intent: "remove", booking: ids.booking },
      { intent: "confirm", booking: ids.booking },
      { intent: "cancel", booking: ids.booking },
      {
        intent: "add",
        form: `${ids.agentik} Cita`,
        customer: "Ana",
        day: inDays(2),
        time: "10:00",
      },
    ]),
  },
  "screens/agentiks/inbox/route": {
    ...own(
      "/inbox",
      "/inbox?tab=waiting",
      "/inbox?tab=open&q=quien",
      "/inbox?tab=orders",
      "/inbox?tab=orders&show=done",
      "/inbox?tab=unanswered",
      "/inbox?tab=done",
    ),
    writes: forms(({ ids }) => [
      { intent: "request-accepted", thread: ids.chat, request: ids.request },
      { intent: "request-done", thread: ids.chat, request: ids.request },
      {
        intent: "approve",
        space: ids.space,
        unanswered: ids.question,
        question: "¿?",
        answer: "x",
      },
      { intent: "put-away", space: ids.space, unanswered: ids.question },
    ]),
  },
  "screens/agentiks/inbox-chat/route": {
    shows: "object",
    addresses: ({ ids }) => [`/inbox/${ids.chat}`, `/inbox/${ids.chat}?at=1`],
    writes: forms(({ ids }) => [
      { intent: "send", text: "¿Quién soy?" },
      ...["take", "give-back", "done", "reopen"].map((intent) => ({ intent })),
      { intent: "read", seq: "1" },
      { intent: "rename", name: "Pedro" },
      { intent: "correct", space: ids.space, seq: "1", question: "¿?", answer: "x", tell: "1" },
      ...["accepted", "ready", "cancelled"].map((stage) => ({
        intent: `request-${stage}`,
        request: ids.request,
      })),
      { intent: "request-done", request: ids.request },
      { intent: "request-open", request: ids.request },
    ]),
  },
  "space-about": {
    shows: "object",
    addresses: ({ ids }) => [`/spaces/${ids.space}/about`],
    writes: "none",
  },
  "space-thread": {
    shows: "object",
    addresses: ({ ids }) => [
      `/spaces/${ids.space}/t/${ids.thread}`,
      `/spaces/${ids.space}/t/${ids.thread}?message=1`,
      `/spaces/${ids.space}/t/${ids.thread}?reply=1&at=2`,
    ],
    writes: forms(({ ids }) => [
      { intent: "send", text: "¿Quién soy?" },
      { intent: "edit", seq: "1", text: "otra cosa" },
      { intent: "correct", seq: "2", question: "¿Abren?", answer: "Otra", tell: "1" },
      { intent: "delete", seq: "1" },
      { intent: "react", seq: "1", reaction: "🎉", on: "1" },
      { intent: "pin", seq: "1", on: "" },
      { intent: "read", seq: "2" },
      { intent: "again", seq: "2" },
      { intent: "stop", run: ids.replyRun },
      { intent: "continue", call: ids.call },
      { intent: "thread-notices", wish: "mute", personId: ids.person },
      { intent: "notices", level: "none", personId: ids.person },
    ]),
  },
  "screens/spaces/documents/route": {
    shows: "object",
    addresses: ({ ids }) => [`/spaces/${ids.space}/documents`],
    writes: forms(({ ids }) => [
      { intent: "write", name: "Menú", text: "Otro", document: ids.document },
      { intent: "write", name: "Mío", text: "Texto", personId: ids.person },
    ]),
  },
  "screens/spaces/document/route": {
    shows: "object",
    addresses: ({ ids }) => [
      `/spaces/${ids.space}/documents/${ids.document}`,
      `/spaces/${ids.space}/documents/${ids.document}?version=1&edit=1`,
    ],
    writes: forms(({ ids }) => [
      { intent: "change", name: "Otro", labels: "" },
      { intent: "edit", text: "Otro", version: "1", personId: ids.person },
      { intent: "edit-table", text: "a,b", version: "1" },
      ...["row-save", "row-more", "row-delete", "row-restore"].map((intent) => ({
        intent,
        row: "1",
        version: "1",
        c0: "Otro",
        personId: ids.person,
      })),
      ...["pin", "unpin", "retry", "delete"].map((intent) => ({ intent, version: "1" })),
    ]),
  },
  "screens/spaces/tasks/route": {
    shows: "object",
    addresses: ({ ids }) => [`/spaces/${ids.space}/tasks`],
    writes: forms(({ ids }) => [
      { intent: "add", title: "Mío", who: ids.person, personId: ids.person },
      { intent: "add-from-message", thread: ids.thread, seq: "1" },
      { intent: "change", task: ids.task, title: "Otro" },
      ...["done", "open", "up", "down", "delete"].map((intent) => ({ intent, task: ids.task })),
    ]),
  },
  "screens/spaces/agentiks/route": {
    shows: "object",
    addresses: ({ ids }) => [`/spaces/${ids.space}/agentiks`],
    writes: forms(({ ids }) => [
      { intent: "add", agentik: ids.agentik, when: "always" },
      { intent: "remove", agentik: ids.agentik },
      { intent: "approve", question: "¿Abren?", answer: "No" },
      { intent: "approve", question: "¿Abren?", answer: "No", unanswered: ids.question },
      { intent: "put-away", unanswered: ids.question },
      { intent: "change-answer", answerId: ids.answer, question: "¿Abren?", answer: "Otra" },
      { intent: "delete-answer", answerId: ids.answer },
    ]),
  },
  "screens/spaces/members/route": {
    shows: "object",
    addresses: ({ ids }) => [`/spaces/${ids.space}/members`],
    writes: forms(({ ids }) => [
      ...["accept", "decline", "remove", "hand-over"].map((intent) => ({
        intent,
        person: ids.person,
      })),
      ...["resend", "revoke"].map((intent) => ({ intent, invitation: ids.invitation })),
      { intent: "wall-code", days: "30", personId: ids.person },
      { intent: "invite", invitee: "otra@invitadas.mx", role: "admin", personId: ids.person },
    ]),
  },
  "screens/spaces/edit/route": {
    shows: "object",
    addresses: ({ ids }) => [`/spaces/${ids.space}/edit`],
    writes: forms(({ ids }) => [
      { name: "Otra", description: "Otra", type: "niche", joinPolicy: "open", ownerId: ids.person },
      { name: "Otra", maxMembers: "1", personId: ids.person, id: ids.space },
    ]),
  },
  "screens/spaces/invitation/route": {
    ...everybody(`/invitations/${"0".repeat(64)}`),
    addresses: ({ revokedToken }) => [
      `/invitations/${"0".repeat(64)}`,
      `/invitations/${revokedToken}`,
    ],
    writes: forms(({ ids }) => [
      { personId: ids.person, role: "owner" },
      { intent: "decline", personId: ids.person },
    ]),
  },
  "screens/artifakts/list/route": everybody("/artifakts", "/artifakts?q=zz", "/artifakts?page=2"),
  "screens/artifakts/artifakt/route": item("artifakt", ["purchase", "download", "review"]),
  "screens/artifakts/edit/route": {
    shows: "object",
    addresses: ({ ids }) => [`/artifakts/${ids.artifakt}/edit`],
    writes: forms(({ ids }) => [
      { name: "Otro", price: "1", creatorId: ids.person },
      { name: "Otro", price: "0", personId: ids.person, id: ids.artifakt },
      { intent: "upload-picture", place: "0", alt: "Otra", personId: ids.person },
      { intent: "remove-picture", place: "0", personId: ids.person },
    ]),
  },
  "screens/artifakts/manage/route": {
    shows: "object",
    addresses: ({ ids }) => [`/artifakts/${ids.artifakt}/manage`],
    writes: forms(({ ids }) => [
      { intent: "retire", id: ids.artifakt },
      { intent: "publish", id: ids.artifakt },
      { intent: "refund", sale: ids.sale },
      { intent: "upload", file: "Hola", id: ids.artifakt },
      { intent: "add-code", code: "MATRIZ", percent: "10", id: ids.artifakt },
      { intent: "stop-code", code: "MATRIZ", id: ids.artifakt },
      { intent: "open-price", id: ids.artifakt },
      { intent: "delete", id: ids.artifakt },
    ]),
  },
  "screens/money/wallet/route": {
    ...own("/wallet", "/wallet?currency=credits"),
    writes: forms(({ ids }) => [
      { intent: "cancel", topup: ids.topUp },
      { intent: "pay", topup: ids.topUp },
      { intent: "begin", topup: ids.topUp },
      { intent: "check", topup: ids.topUp },
      { intent: "add", currency: "MXN", amount: "300", provider: "stripe" },
      { intent: "add", currency: "MXN", amount: "300", personId: ids.person },
    ]),
  },
  "screens/shop/pro/route": {
    ...own("/pro"),
    writes: forms(({ ids }) =>
      ["cancel", "resume", "subscribe"].map((intent) => ({ intent, personId: ids.person })),
    ),
  },
  "screens/artifakts/library/route": own("/library"),
  "screens/agentiks/list/route": {
    ...everybody("/agentiks", "/agentiks?q=zz", "/agentiks?sort=newest"),
    writes: forms(({ ids }) => [{ intent: "pause-all", personId: ids.person, id: ids.agentik }]),
  },
  "screens/agentiks/agentik/route": item("agentik", ["launch", "pause", "configure", "duplicate"]),
  "screens/agentiks/triggers/route": {
    shows: "object",
    addresses: ({ ids }) => [
      `/agentiks/${ids.agentik}/triggers`,
      `/agentiks/${ids.agentik}/triggers?edit=${ids.trigger}`,
    ],
    writes: forms(({ ids }) => [
      { intent: "create", duty: "remind", text: "Mío", time: "21:00", personId: ids.person },
      { intent: "create", duty: "note", title: "Mío" },
      { intent: "change", trigger: ids.trigger, duty: "remind", text: "Otro", time: "20:00" },
      ...["on", "off", "run", "renew", "delete"].map((intent) => ({
        intent,
        trigger: ids.trigger,
      })),
    ]),
  },
  "screens/agentiks/tools/route": {
    shows: "object",
    addresses: ({ ids }) => [`/agentiks/${ids.agentik}/tools`],
    writes: forms(({ ids }) => [
      { mail: "auto", http: "auto", hosts: "evil.example", personId: ids.person },
    ]),
  },
  "screens/agentiks/mcp/route": {
    shows: "object",
    addresses: ({ ids }) => [`/agentiks/${ids.agentik}/tools/mcp`],
    writes: forms(({ ids }) => [
      { intent: "allow", server: ids.mcpServer, allow: "x", personId: ids.person },
      { intent: "allow", server: ids.mcpServer },
      // Where nothing answers.
      { intent: "check", server: ids.mcpServer },
      { intent: "connect", name: "Mío", address: "https://127.0.0.1/mcp", token: "12345678" },
      { intent: "disconnect", server: ids.mcpServer },
    ]),
  },
  "screens/agentiks/approvals/route": {
    ...own("/approvals", "/approvals?show=done"),
    writes: forms(({ ids }) =>
      ["approve", "refuse", "again"].map((intent) => ({ intent, call: ids.call, hash: "x" })),
    ),
  },
  "screens/agentiks/approval/route": {
    shows: "object",
    addresses: ({ ids }) => [`/approvals/${ids.call}`],
    writes: forms(({ ids }) =>
      ["approve", "refuse", "again"].map((intent) => ({
        intent,
        hash: "x",
        personId: ids.person,
      })),
    ),
  },
  "screens/agentiks/runs/route": {
    shows: "object",
    addresses: ({ ids }) => [
      `/agentiks/${ids.agentik}/runs`,
      `/agentiks/${ids.agentik}/runs?state=succeeded&kind=reply`,
    ],
    writes: "none",
  },
  "screens/runs/run/route": {
    shows: "object",
    addresses: ({ ids }) => [`/runs/${ids.run}`, `/runs/${ids.replyRun}`],
    writes: forms(({ ids }) => [
      { intent: "retry", personId: ids.person },
      { intent: "stop", run: ids.replyRun },
    ]),
  },
  "screens/agentiks/configure/route": {
    shows: "object",
    addresses: ({ ids }) => [`/agentiks/${ids.agentik}/configure`],
    writes: forms(({ ids }) =>
      ["draft", "publish", "discard", "teach"].map((intent) => ({
        intent,
        id: ids.agentik,
        revision: "0",
        name: "Otra",
        description: "Otra",
        type: "assistant",
        language: "es",
        instructions: "Hola",
        ...(intent === "teach" && { document: "Otra", text: "Otra" }),
      })),
    ),
  },
  "screens/agentiks/try/route": {
    shows: "object",
    addresses: ({ ids }) => [`/agentiks/${ids.agentik}/try`],
    writes: forms(() => [{ intent: "send", text: "Hola" }, { intent: "restart" }]),
  },
  "screens/agentiks/examples/route": {
    shows: "object",
    addresses: ({ ids }) => [`/agentiks/${ids.agentik}/examples`],
    writes: forms(({ ids }) => [
      { intent: "save", seq: "2", back: "try" },
      { intent: "check", personId: ids.person },
      ...["accept", "delete"].map((intent) => ({ intent, example: ids.example })),
    ]),
  },
  "screens/agentiks/channels/route": {
    shows: "object",
    addresses: ({ ids }) => [`/agentiks/${ids.agentik}/channels`],
    writes: forms(({ ids }) =>
      ["save", "open", "close", "launch"].map((intent) => ({
        intent,
        slug: "la-fonda",
        origins: "https://fonda.example",
        id: ids.agentik,
        personId: ids.person,
      })),
    ),
  },
  "screens/agentiks/channel/route": {
    shows: "object",
    addresses: ({ ids }) => [
      `/agentiks/${ids.agentik}/channels/telegram`,
      `/agentiks/${ids.agentik}/channels/whatsapp`,
      `/agentiks/${ids.agentik}/channels/email`,
    ],
    writes: forms(({ ids }) =>
      ["connect", "check", "disconnect", "template"].map((intent) => ({
        intent,
        token: "1:x",
        template: "seguimiento",
        language: "es_MX",
        id: ids.agentik,
        personId: ids.person,
      })),
    ),
  },
  // Customers' view of each other is in tests/screens/agentiks/chat-page.test.ts.
  "screens/agentiks/chat/route": {
    ...everybody("/a/nothing", "/a/nothing?frame=1"),
    writes: forms(({ ids }) =>
      ["send", "person", "return"].map((intent) => ({ intent, text: "Hola", id: ids.agentik })),
    ),
  },
  "api/chat/live-chat": { ...everybody("/a/nothing/live"), isStream: true },
  "api/chat/chat-poster": everybody("/a/nothing/poster"),
  "api/chat/chat-qr": everybody("/a/nothing/qr.svg"),
  "api/chat/chat-whatsapp": everybody("/a/nothing/whatsapp"),
  "api/chat/chat-widget": everybody("/a/nothing/widget.js"),
  "screens/challenges/list/route": everybody("/challenges", "/challenges?q=zz"),
  "screens/challenges/challenge/route": {
    ...everybody("/challenges/challenge-1"),
    writes: forms(({ ids }) => [
      { intent: "join", personId: ids.person },
      { intent: "submit", text: "Hola", personId: ids.person },
      {
        intent: "submit",
        text: "Hola",
        shown: "yes",
        dropPhoto: ids.entryPhoto,
        dropFile: ids.entry,
        personId: ids.person,
      },
      { intent: "award", winner: ids.person },
      { intent: "cancel", personId: ids.person },
      { intent: "leave", personId: ids.person },
    ]),
  },
  "screens/challenges/gallery/route": everybody(
    "/challenges/challenge-1/gallery",
    "/challenges/challenge-22/gallery",
  ),
  "screens/challenges/entry/route": {
    shows: "object",
    addresses: ({ ids }) => [`/challenges/entries/${ids.entry}`],
    writes: forms(({ ids, mark }) => [
      { intent: "comment", comment: "Hola", personId: ids.person },
      { intent: "remove-comment", id: `comment-${mark}`, personId: ids.person },
      { intent: "hide", personId: ids.person },
      { intent: "show", personId: ids.person },
    ]),
  },
  "api/files/gallery-sheet": everybody("/challenges/challenge-22/gallery/0000.webp"),
  "api/files/entry-picture": {
    shows: "object",
    addresses: ({ ids }) => [
      `/challenges/entries/${ids.entry}/pictures/${ids.entryPicture}.webp`,
      `/challenges/entries/${ids.entry}/pictures/${ids.entryPicture}-small.webp`,
    ],
    writes: "none",
  },
  "api/files/entry-file": {
    shows: "object",
    addresses: ({ ids, mark }) => [`/challenges/entries/${ids.entry}/files/attachment-${mark}`],
    writes: "none",
  },
  "screens/shop/marketplace/route": {
    ...everybody("/marketplace", "/marketplace?q=zz"),
    writes: forms(({ ids }) => [
      { intent: "install", app: "app-comandero", person_id: ids.person },
    ]),
  },
  "screens/shop/portals/route": {
    ...everybody("/portals", "/portals?tab=launchpad", "/portals?tab=suites"),
    writes: forms(({ ids }) => [
      { intent: "install-suite", suite: "suite-office", personId: ids.person },
      { intent: "install-app", app: "portal-app-ask", personId: ids.person },
    ]),
  },
  "screens/shop/perks/route": {
    ...everybody("/perks", "/perks?q=zz"),
    writes: forms(({ ids }) => [
      { intent: "cancel" },
      { intent: "add-money", amount: "1000", personId: ids.person },
      { intent: "buy", price: "499", perk: "perk-acceso-anticipado", personId: ids.person },
      { intent: "buy", price: "1299", perk: "perk-voz-marca", personId: ids.person },
      { intent: "obtain", perk: "perk-respuestas-rapidas", personId: ids.person },
      { intent: "await", perk: "perk-buzon-unico", personId: ids.person },
    ]),
  },
  "screens/shop/app/route": {
    ...everybody("/apps/app-comandero", "/apps/perk-menu-qr", "/apps/portal-app-meet"),
    writes: forms(({ ids }) => [
      { intent: "install", person_id: ids.person },
      { intent: "update", personId: ids.person },
      { intent: "remove", personId: ids.person },
      { intent: "await", personId: ids.person },
    ]),
  },
  "api/kit-schema": everybody("/kits/schema.json"),
  "screens/shop/own-kits/route": own("/kits", "/kits?q=zz"),
  "screens/shop/new-kit/route": {
    ...everybody("/kits/new"),
    writes: forms(({ ids }) => [{ intent: "save", manifest: "{}", personId: ids.person }]),
  },
  "screens/shop/own-kit/route": {
    shows: "object",
    addresses: ({ ids }) => [`/kits/${ids.kit}`],
    writes: forms(({ ids }) =>
      ["save", "try", "send", "take-back", "withdraw", "delete"].map((intent) => ({
        intent,
        id: ids.kit,
        manifest: "{}",
        personId: ids.person,
      })),
    ),
  },
  "screens/studio/multimedia/route": {
    ...everybody("/multimedia", "/multimedia?section=favorites", "/multimedia?q=zz"),
    writes: forms(({ ids }) => [
      { intent: "buy-credits", personId: ids.person },
      { favorite: "track-lluvia", personId: ids.person },
    ]),
  },
  "screens/studio/licence/route": everybody("/multimedia/licence"),
  "screens/studio/medium/route": {
    ...everybody("/multimedia/track-lluvia"),
    writes: forms(({ ids }) =>
      ["download", "favorite", "use-in-page"].map((intent) => ({
        intent,
        file: "nothing.webp",
        personId: ids.person,
      })),
    ),
  },
  "api/files/library-file": everybody("/multimedia/files/nothing.webp"),
  "screens/search/results/route": everybody(
    "/search?q=zz",
    "/search?q=zz&kind=agentik",
    "/search?q=pan",
  ),
  "screens/studio/creator/route": {
    shows: "object",
    addresses: ({ ids }) => [`/creator?creation=${ids.creation}`, `/creator?from=${ids.creation}`],
    writes: forms(({ ids }) => [
      { intent: "send", prompt: "Hola", personId: ids.person, id: ids.creation },
      { intent: "send", prompt: "más corto", creation: ids.creation },
      { intent: "stop", run: ids.run, creation: ids.creation },
      { intent: "delete", creation: ids.creation },
      { intent: "save-system-prompt", systemPrompt: "Hola", personId: ids.person },
      { intent: "add-command", name: "mine", commandPrompt: "Hola", personId: ids.person },
    ]),
  },
  "screens/money/earnings/route": own("/earnings", "/earnings?currency=credits"),
  "screens/money/payouts/route": {
    ...own("/payouts"),
    writes: forms(({ ids }) => [
      { intent: "cancel-payout", payout: ids.payout },
      { intent: "request-payout", amount: "500", personId: ids.person },
      {
        intent: "save-destination",
        method: "clabe",
        holder: "Otra",
        clabe: "032180000118359719",
        personId: ids.person,
      },
    ]),
  },
  "screens/studio/templates/route": {
    ...own("/builder/templates"),
    writes: forms(({ ids }) => [{ trade: "cafe", personId: ids.person }]),
  },
  "screens/studio/pages/route": {
    ...own("/builder/pages"),
    writes: forms(({ page, ids }) => [
      ...["publish", "update", "change", "hide", "show", "delete", "edit"].map((intent) => ({
        intent,
        page,
        version: "900",
        slug: "de-otra",
        title: "De otra",
        ownPrices: "yes",
        personId: ids.person,
      })),
    ]),
  },
  "screens/studio/page-pictures/route": {
    ...own("/builder/pictures"),
    writes: forms(({ ids }) => [
      { intent: "add", picture: "Hola", alt: "De otra", personId: ids.person },
      { intent: "delete", id: ids.pagePicture, personId: ids.person },
    ]),
  },
  "screens/studio/builder-versions/route": {
    ...own("/builder/versions"),
    writes: forms(({ ids }) => [
      { intent: "restore", version: "900", personId: ids.person },
      { intent: "import", version: "900", text: "[]", personId: ids.person },
    ]),
  },
  "api/files/pages/page-cover": {
    ...everybody(),
    addresses: ({ page }) => [`/p/${page}/cover/${"0".repeat(32)}.jpg`],
  },
  "api/files/pages/page-qr": {
    ...everybody(),
    addresses: ({ page }) => [`/p/${page}/qr.svg`],
  },
  "api/files/pages/page-whatsapp": {
    ...everybody(),
    addresses: ({ page }) => [`/p/${page}/whatsapp`],
  },
  "page-preview": own("/builder/preview/newest"),
  "screens/studio/page/route": {
    ...everybody(),
    addresses: ({ page }) => [`/p/${page}`],
  },
  "screens/studio/builder/route": {
    ...own("/builder"),
    writes: forms(({ ids }) => [
      { intent: "save", blocks: "[]", personId: ids.person },
      { intent: "start", id: "block-1" },
      { intent: "remove", block: "block-1" },
    ]),
  },
  "screens/people/notifications/route": {
    ...own("/notifications"),
    writes: forms(({ ids }) => [
      { intent: "read", id: ids.notification },
      { intent: "read-all", personId: ids.person },
    ]),
  },
  "screens/new/route": {
    ...everybody(
      "/new",
      ...["space", "artifakt", "agentik", "challenge"].map((kind) => `/new?tipo=${kind}`),
    ),
    writes: forms(({ ids }) => [
      { name: "Nueva", description: "x", ownerId: ids.person },
      // Contains the fields of all four kinds; each ignores those of the others.
      {
        intent: "draft",
        name: "Entera",
        description: "x",
        language: "es",
        tags: "uno, dos",
        type: "template",
        price: "10",
        instructions: "Hola",
        joinPolicy: "invite",
        maxMembers: "5",
        maxParticipants: "5",
        deadline: inDays(10),
        reward: "1",
      },
      {
        name: "Entera",
        description: "x",
        type: "other",
        reward: "1",
        maxParticipants: "5",
        deadline: inDays(10),
        creatorId: ids.person,
        language: "es",
      },
    ]),
  },
  "screens/people/settings/route": own("/ajustes"),
  "screens/runs/models/route": {
    ...own("/ajustes/models"),
    writes: forms(({ ids, mark }) => [
      ...["default", "test", "remove"].map((intent) => ({ intent, provider: `provider-${mark}` })),
      { intent: "stop", personId: ids.person },
      {
        intent: "connect",
        kind: "anthropic",
        model: "claude-haiku-4-5",
        apiKey: "sk-of-the-matrix",
        personId: ids.person,
      },
    ]),
  },
  "screens/runs/limits/route": {
    ...own("/ajustes/limits"),
    writes: forms(({ ids }) => [
      { intent: "save-limits", run: "1", day: "2", personId: ids.person },
    ]),
  },
  "screens/people/tokens/route": {
    ...own("/ajustes/tokens"),
    writes: forms(({ ids, mark }) => [
      { intent: "revoke", token: `token-${mark}` },
      { intent: "create", name: "Mío", scope: "write", lifetime: "never", personId: ids.person },
    ]),
  },
  "screens/people/account/route": {
    ...own("/account"),
    writes: forms(({ ids, email }) => [
      { intent: "save-profile", name: "Otra", handle: "otra-de-la-matriz", personId: ids.person },
      { intent: "upload-picture", picture: "Hola", personId: ids.person },
      { intent: "remove-picture", personId: ids.person },
      { intent: "end-sessions", session: ids.session, password: "una lámpara bajo el mar" },
      { intent: "end-sessions", session: "others", password: "wrong", personId: ids.person },
      {
        intent: "change-email",
        email: "taken@over.mx",
        password: "una lámpara bajo el mar",
        id: ids.person,
      },
      { intent: "change-email", email, password: "una lámpara bajo el mar" },
      {
        intent: "change-password",
        password: "wrong",
        "new-password": "otra lámpara del mar",
        personId: ids.person,
      },
    ]),
  },
  "screens/people/business/route": {
    ...own("/account/business"),
    writes: forms(({ ids }) => [
      { intent: "save-business", name: "Otra", rfc: "GODE561231GR8", personId: ids.person },
      { intent: "upload-picture", picture: "Hola", personId: ids.person },
      { intent: "remove-picture", personId: ids.person },
    ]),
  },
  "screens/people/account-delete/route": {
    ...own("/account/delete"),
    writes: forms(({ ids }) => [
      { intent: "delete", password: "wrong", id: ids.person },
      { intent: "delete", personId: ids.person },
    ]),
  },
  "screens/people/account-confirm/route": {
    ...everybody("/account/confirm"),
    writes: forms(({ ids }) => [
      { password: "wrong", code: "000000", personId: ids.person },
      { intent: "use-passkey", response: "{}", personId: ids.person },
    ]),
  },
  "screens/people/security/route": {
    ...own("/account/security"),
    writes: forms(({ ids, mark }) => [
      { intent: "remove-passkey", passkey: `passkey-${mark}` },
      { intent: "add-passkey", name: "x", response: "{}", personId: ids.person },
      { intent: "codes", personId: ids.person },
      { intent: "remove-app", personId: ids.person },
      { intent: "verify", personId: ids.person },
    ]),
  },
  "screens/people/security-app/route": {
    ...everybody("/account/security/app"),
    writes: forms(({ ids }) => [{ code: "000000", setup: "x", personId: ids.person }]),
  },
  "screens/moderation/report/route": {
    ...everybody("/report/space/space-4", "/report/challenge/challenge-1"),
    writes: forms(({ ids }) => [
      { reason: "spam", text: "Hola", personId: ids.person, reporterId: ids.person },
      { reason: "admin", text: "Hola" },
    ]),
  },
  "screens/moderation/takedown/route": {
    shows: "object",
    addresses: ({ ids }) => [`/takedown/artifakt/${ids.takenDown}`],
    writes: forms(({ ids }) => [
      { appeal: "Hola", personId: ids.person, outcome: "restored", answer: "Hola" },
    ]),
  },
  // A 404 for everyone in these tests: PLAZA_OPERATORS has none of their addresses.
  "screens/operator/reports/route": {
    ...everybody("/operator"),
    writes: forms(({ ids }) => [
      ...["take-down", "dismiss"].map((intent) => ({
        intent,
        kind: "space",
        id: ids.space,
        words: "Hola",
        personId: ids.person,
      })),
      ...["stop-agentiks", "resume-agentiks"].map((intent) => ({ intent, words: "Hola" })),
    ]),
  },
  "screens/operator/takedowns/route": {
    ...everybody("/operator/takedowns"),
    writes: forms(({ ids }) =>
      ["uphold", "restore"].map((intent) => ({
        intent,
        kind: "artifakt",
        id: ids.takenDown,
        words: "Hola",
      })),
    ),
  },
  "screens/operator/payouts/route": {
    ...everybody("/operator/payouts"),
    writes: forms(({ ids }) =>
      ["pay", "refuse"].map((intent) => ({ intent, payout: ids.payout, words: "Hola" })),
    ),
  },
  "screens/operator/payments/route": {
    ...everybody("/operator/payments"),
    writes: forms(({ ids }) => [
      { intent: "ask", provider: "stripe" },
      { intent: "end", difference: ids.difference, words: "Hola" },
      { intent: "make-batch", personId: ids.person },
      { intent: "pay-batch", batch: ids.batch },
    ]),
  },
  "screens/operator/releases/route": {
    ...everybody("/operator/releases"),
    writes: forms(() => [{ intent: "release", app: "portal-app-loyalty" }]),
  },
  "screens/operator/kits/route": {
    ...everybody("/operator/kits", "/operator/kits?list=published"),
    writes: forms(({ ids }) =>
      ["approve", "refuse", "take-down"].map((intent) => ({
        intent,
        kit: ids.kit,
        version: "2",
        words: "Hola",
      })),
    ),
  },
  "screens/operator/people/route": {
    ...everybody("/operator/people?q=ana"),
    writes: forms(({ ids }) =>
      ["end-sessions", "lift-locks"].map((intent) => ({
        intent,
        person: ids.person,
        words: "Hola",
      })),
    ),
  },
  "screens/not-found/route": everybody("/nowhere"),
  "screens/people/signup/route": {
    ...everybody("/signup"),
    // The address of an existing account, which must not change.
    writes: forms(({ email, ids }) => [
      { name: "Otra", email, password: "otra lámpara del mar", personId: ids.person },
    ]),
  },
  "screens/people/login/route": {
    ...everybody("/login"),
    writes: forms(({ email, ids }) => [
      { email, password: "otra lámpara del mar" },
      { intent: "use-passkey", response: "{}", personId: ids.person },
    ]),
  },
  "screens/people/second-step/route": {
    ...everybody("/login/second-step"),
    writes: forms(({ ids }) => [{ code: "000000", personId: ids.person }]),
  },
  "screens/people/reset-request/route": {
    ...everybody("/login/reset"),
    writes: forms(({ email }) => [{ email }]),
  },
  "screens/people/reset-password/route": {
    ...everybody(`/login/reset/${"0".repeat(64)}`),
    writes: forms(({ ids }) => [{ password: "otra lámpara del mar", personId: ids.person }]),
  },
  "screens/people/signup-confirm/route": {
    ...everybody(`/signup/${"0".repeat(64)}`),
    writes: forms(({ ids }) => [{ password: "otra lámpara del mar", personId: ids.person }]),
  },
  "screens/people/email-confirm/route": {
    ...everybody(`/login/email/${"0".repeat(64)}`),
    writes: forms(({ ids }) => [{ email: "otra@cuentas.mx", personId: ids.person }]),
  },
  "screens/journey/onboarding/route": {
    ...everybody("/onboarding", "/onboarding?paso=6"),
    writes: forms(({ ids }) => [
      { intent: "continue", paso: "2", businessType: "pyme", personId: ids.person },
      { intent: "skip" },
    ]),
  },
  "screens/journey/path-selection/route": {
    ...everybody("/path-selection"),
    writes: forms(() => [{ path: "space" }, { intent: "next", next: "/spaces" }]),
  },
  // By PATCH and DELETE with the protocol's headers: tests/screens/artifakts/resumable-uploads.test.ts.
  "api/uploads": { ...everybody("/uploads"), writes: forms(({ ids }) => [{ upload: ids.upload }]) },
  upload: {
    ...everybody(),
    addresses: ({ ids }) => [`/uploads/${ids.upload}`],
    writes: forms(({ ids }) => [{ intent: "delete", personId: ids.person }]),
  },
  "api/preferences": {
    ...everybody("/preferences"),
    writes: forms(({ ids }) => [{ theme: "light", returnTo: "/", personId: ids.person }]),
  },
  "api/examples": {
    ...everybody("/account/examples"),
    writes: forms(({ ids }) => [
      { intent: "away", returnTo: "/", personId: ids.person },
      { intent: "back", returnTo: "/", personId: ids.person },
    ]),
  },
  "api/files/account-export": own("/account/export"),
  "api/files/earnings-csv": own("/earnings.csv"),
  "api/artifakts/artifakt-receipt": own("/artifakts/artifakt-2/receipt"),
  "api/artifakts/artifakt-whatsapp": everybody("/artifakts/artifakt-1/whatsapp"),
  "api/artifakts/artifakt-qr": everybody("/artifakts/artifakt-1/qr.svg"),
  "api/challenges/challenge-whatsapp": everybody("/challenges/challenge-1/whatsapp"),
  "api/challenges/challenge-qr": everybody("/challenges/challenge-1/qr.svg"),
  "api/artifakts/artifakt-file": {
    shows: "object",
    addresses: ({ ids }) => [`/artifakts/${ids.artifakt}/file`],
    writes: "none",
  },
  "api/artifakts/artifakt-picture": {
    shows: "object",
    addresses: ({ ids }) => [`/artifakts/${ids.artifakt}/pictures/${ids.picture}.webp`],
    writes: "none",
  },
  // A picture made of pictures has no mark of its owner: tests/screens/artifakts/pictures.test.ts.
  "api/artifakts/cover-sheet": everybody(`/covers/artifakts/${"0".repeat(32)}.webp?ids=artifakt-1`),
  "api/files/layout-file": own("/builder/versions/900.json"),
  "api/files/creation-file": {
    shows: "object",
    addresses: ({ ids }) => [`/creator/${ids.creation}/9.md`],
    writes: "none",
  },
  "api/files/space-export": {
    shows: "object",
    addresses: ({ ids }) => [`/spaces/${ids.space}/export`],
    writes: "none",
  },
  "api/files/space-poster": {
    shows: "object",
    addresses: ({ ids }) => [`/spaces/${ids.space}/poster`],
    writes: "none",
  },
  "api/files/space-document": {
    shows: "object",
    addresses: ({ ids }) => [
      `/spaces/${ids.space}/documents/${ids.document}/file`,
      `/spaces/${ids.space}/documents/${ids.document}/file?version=1`,
    ],
    writes: "none",
  },
  "api/files/document-thumbnail": {
    shows: "object",
    addresses: ({ ids }) => [
      `/spaces/${ids.space}/documents/${ids.document}/small/${ids.documentSmall}.webp`,
    ],
    writes: "none",
  },
  "api/streams/live-space": {
    shows: "object",
    addresses: ({ ids }) => [`/spaces/${ids.space}/live`],
    writes: "none",
    isStream: true,
  },
  "api/json/space-names": {
    shows: "object",
    addresses: ({ ids }) => [`/spaces/${ids.space}/names`, `/spaces/${ids.space}/names?q=a`],
    writes: "none",
  },
  "api/streams/live-run": {
    shows: "object",
    addresses: ({ ids }) => [`/runs/${ids.run}/live`],
    writes: "none",
    isStream: true,
  },
  "api/streams/live-notifications": { ...own("/notifications/live"), isStream: true },
  "api/seen-notifications": {
    ...everybody("/notifications/seen"),
    writes: forms(({ ids }) => [{ until: String(Date.now()), personId: ids.person }]),
  },
  "api/push-subscription": {
    ...everybody("/notifications/push"),
    writes: forms(({ ids }) => [
      { intent: "unsubscribe", personId: ids.person, sessionId: ids.session },
      {
        intent: "subscribe",
        endpoint: "https://push.example.com/hostile",
        p256dh: `B${"a".repeat(86)}`,
        auth: "a".repeat(22),
        personId: ids.person,
        sessionId: ids.session,
      },
    ]),
  },
  "api/save-layout": {
    ...everybody("/builder/save"),
    writes: forms(({ ids }) => [{ blocks: "[]", base: "900", personId: ids.person }]),
  },
  "api/files/download-track": {
    ...everybody("/multimedia/download"),
    writes: forms(({ ids }) => [{ download: "track-lluvia", personId: ids.person }]),
  },
  "api/streams/listening-place": {
    ...everybody("/multimedia/place"),
    writes: forms(({ ids }) => [
      { track: "track-lluvia", milliseconds: "900", personId: ids.person },
    ]),
  },
  "api/passkey-options": {
    ...everybody("/passkey-options"),
    writes: forms(({ ids }) => [
      { purpose: "sign-in" },
      { purpose: "add", personId: ids.person },
      { purpose: "confirm", personId: ids.person },
    ]),
  },
  "api/payment-webhook": {
    ...everybody(
      "/payments/sandbox",
      "/payments/mercadopago?type=payment&data.id=1",
      "/payments/stripe",
      "/payments/nobody",
    ),
    writes: forms(({ mark, ids }) => [
      { reference: `sandbox-${mark}`, outcome: "paid" },
      { reference: ids.topUp, outcome: "paid", status: "settled" },
    ]),
  },
  "api/pay-top-up": {
    shows: "object",
    addresses: ({ ids }) => [`/wallet/pay/${ids.realTopUp}`],
    writes: "none",
  },
  "api/files/payout-batch": {
    ...everybody("/operator/payments/batches/batch-nobody"),
    addresses: ({ ids }) => [`/operator/payments/batches/${ids.batch}`],
    writes: forms(({ ids }) => [{ batch: ids.batch }]),
  },
  "api/hook": {
    ...everybody("/hooks/trigger-nobody"),
    writes: forms(({ ids }) => [{ order: "7", trigger: ids.trigger }]),
  },
  "api/channels/telegram": {
    ...everybody("/api/channels/channel-nobody/telegram"),
    writes: forms(({ ids }) => [{ update_id: "7", agentik: ids.agentik }]),
  },
  "api/channels/whatsapp": {
    ...everybody("/api/channels/channel-nobody/whatsapp"),
    writes: forms(({ ids }) => [{ object: "whatsapp_business_account", agentik: ids.agentik }]),
  },
  "api/files/cover-picture": {
    shows: "everybody",
    addresses: ({ ids }) => ["/covers/space/space-4.png", `/covers/space/${ids.space}.png`],
    writes: "none",
  },
  "api/files/picture": everybody(`/pictures/${"0".repeat(32)}.webp`),
  "api/files/sound": everybody("/sounds/track-lluvia.wav"),
  "api/sitemap": everybody("/sitemap.xml"),
  "api/robots": everybody("/robots.txt"),
  "api/app-manifest": everybody("/manifest.webmanifest"),
  "api/json/suggestions": everybody("/suggestions", "/suggestions?q=zz"),
  "api/json/artifakts": everybody("/api/artifakts"),
  "api/json/trending-artifakts": everybody("/api/artifakts/trending"),
  "api/json/spaces": everybody("/api/spaces"),
  "api/json/featured-spaces": everybody("/api/spaces/featured"),
  "api/json/agentiks": everybody("/api/agentiks"),
  "api/json/user-agentiks": {
    shows: "object",
    addresses: ({ ids }) => [`/api/agentiks/user/${ids.person}`],
    writes: "none",
  },
  "api/json/challenges": everybody("/api/challenges"),
  "api/json/active-challenges": everybody("/api/challenges/active"),
  "api/json/user-stats": {
    shows: "object",
    addresses: ({ ids }) => [`/api/user/${ids.person}/stats`],
    writes: "none",
  },
  "api/json/openapi-json": everybody("/api/openapi.json"),
  "api/json/not-found": everybody("/api/nowhere"),
  // Cookies are not read there: everyone gets 401 (tests/screens/api).
  "api/programs/routes/me": everybody("/api/v1/me"),
  "api/programs/routes/agentiks": everybody("/api/v1/agentiks"),
  "api/programs/routes/agentik": ofApi(({ ids }) => `/api/v1/agentiks/${ids.agentik}`),
  "api/programs/routes/agentik-runs": ofApi(({ ids }) => `/api/v1/agentiks/${ids.agentik}/runs`),
  "api/programs/routes/agentik-run": ofApi(
    ({ ids }) => `/api/v1/agentiks/${ids.agentik}/runs/${ids.replyRun}`,
  ),
  "api/programs/routes/spaces": everybody("/api/v1/spaces"),
  "api/programs/routes/space": ofApi(({ ids }) => `/api/v1/spaces/${ids.space}`),
  "api/programs/routes/space-documents": ofApi(
    ({ ids }) => `/api/v1/spaces/${ids.space}/documents`,
  ),
  "api/programs/routes/space-tasks": {
    ...ofApi(({ ids }) => `/api/v1/spaces/${ids.space}/tasks`),
    writes: forms(({ ids }) => [{ title: "Mío", personId: ids.person }]),
  },
  "api/programs/routes/document-search": everybody("/api/v1/documents/search?q=quien"),
  "api/programs/routes/models": everybody("/api/v1/models"),
  "api/programs/routes/chat-completions": {
    ...everybody("/api/v1/chat/completions"),
    writes: forms(({ ids }) => [{ model: ids.agentik, messages: "¿Quién soy?" }]),
  },
  "api/programs/routes/mcp": {
    ...everybody("/api/v1/mcp"),
    writes: forms(({ ids }) => [{ jsonrpc: "2.0", id: "1", method: "ping", personId: ids.person }]),
  },
  "api/programs/routes/openapi-json": everybody("/api/v1/openapi.json"),
  "api/programs/routes/not-found": everybody("/api/v1/nowhere"),
};
