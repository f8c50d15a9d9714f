/**
 * Queries and round trips of every screen, and of some queries and endpoints. Long because each screen of
 * the URL map has a line.
 */
export interface QueryBudget {
  /**
   * Number of queries, independent of the number of rows: for a visitor, and for an operator on screens
   * that only accounts may open. Includes two of the shell: the person and their unread notifications. A
   * search first samples its text in each of the four kinds (docs/decisions/0025-growth.md).
   */
  queries: number;
  /**
   * Maximum length of a chain of queries that wait for each other, for a signed-in person who owns the
   * item: one for the viewer, one for the page's data. More is written only where the data needs it.
   */
  trips?: number;
}

/** By address, or by the URL map's pattern for the address of `makeItemAddresses`. */
export const QUERY_BUDGETS: Readonly<Record<string, QueryBudget>> = {
  "/": { queries: 9, trips: 2 },
  // The page depends on the viewer, whose own spaces come first, and the buttons on the page.
  "/spaces": { queries: 7, trips: 3 },
  "/spaces?q=pan&category=niche&page=2": { queries: 6 },
  "/spaces?q=pan": { queries: 7, trips: 3 },
  "/spaces/search": { queries: 2, trips: 2 },
  "/spaces/documents": { queries: 2, trips: 2 },
  "/spaces/tasks": { queries: 3, trips: 2 },
  "/artifakts": { queries: 5, trips: 2 },
  "/wallet": { queries: 4, trips: 2 },
  "/pro": { queries: 6, trips: 2 },
  "/library": { queries: 3, trips: 2 },
  "/agentiks": { queries: 4, trips: 2 },
  // The viewer, the bell, the agentiks with their forms, bookings, and orders.
  "/agenda": { queries: 5, trips: 2 },
  // Its numbers, what waits for approval, its agentiks and one list.
  "/inbox": { queries: 6, trips: 2 },
  "/inbox?tab=open&q=mole": { queries: 6 },
  "/inbox?tab=orders": { queries: 6, trips: 2 },
  "/inbox?tab=unanswered": { queries: 6 },
  "/approvals": { queries: 4, trips: 2 },
  "/challenges": { queries: 7, trips: 2 },
  "/challenges?q=carta&category=ending-soon&sort=reward": { queries: 6 },
  "/marketplace": { queries: 4, trips: 2 },
  "/marketplace?q=shop&category=design&sort=downloads&page=2": { queries: 4 },
  "/portals": { queries: 4, trips: 2 },
  "/portals?q=menu&category=intelligence": { queries: 4 },
  "/portals?tab=launchpad&app=portal-app-ask": { queries: 3, trips: 2 },
  "/portals?tab=suites": { queries: 4 },
  "/perks": { queries: 3, trips: 2 },
  "/perks?menu=analisis&q=de&page=2": { queries: 5 },
  // The viewer's kits, and those that others made.
  "/kits": { queries: 4, trips: 2 },
  "/kits?q=pan&page=2": { queries: 4 },
  "/kits?q=pan": { queries: 4, trips: 2 },
  "/kits/new": { queries: 2, trips: 2 },
  "/multimedia": { queries: 4, trips: 2 },
  "/multimedia?section=music&q=rain&page=2": { queries: 8 },
  "/multimedia?collection=collection-sunday-market": { queries: 6 },
  "/multimedia?section=favorites": { queries: 2, trips: 2 },
  "/multimedia?q=a": { queries: 7, trips: 2 },
  "/multimedia/licence": { queries: 2, trips: 2 },
  "/search": { queries: 2, trips: 2 },
  "/search?q=a": { queries: 10 },
  "/search?q=pan&kind=space&page=2": { queries: 10 },
  // What a person is in their own spaces, once these are found.
  "/search?q=pan": { queries: 10, trips: 3 },
  "/creator": { queries: 4, trips: 2 },
  "/creator?prompt=hola&kind=code": { queries: 4 },
  "/creator?creation=creation-1": { queries: 6 },
  "/creator?from=creation-1": { queries: 5 },
  "/creator?creation=nope": { queries: 6 },
  "/creator?creation=creation-1&compare=1&with=2": { queries: 6 },
  "/creator?find=tacos": { queries: 4 },
  // One more than the panel itself: whether a model reads the system prompt.
  "/creator?panel=settings": { queries: 7 },
  "/earnings": { queries: 5, trips: 2 },
  "/earnings?currency=MXN&page=2": { queries: 5 },
  "/payouts": { queries: 6, trips: 2 },
  // With the items and pictures that blocks can show.
  "/builder": { queries: 5, trips: 3 },
  "/builder/versions": { queries: 4, trips: 2 },
  // The viewer, the business whose trade comes first.
  "/builder/templates": { queries: 3, trips: 2 },
  // The pages with their figures, the newest layout, the business.
  "/builder/pages": { queries: 5, trips: 3 },
  "/builder/pictures": { queries: 4, trips: 2 },
  "/notifications": { queries: 3, trips: 2 },
  "/new": { queries: 2, trips: 2 },
  "/new?tipo=space": { queries: 2 },
  "/new?tipo=artifakt": { queries: 2 },
  "/ajustes": { queries: 3, trips: 2 },
  "/ajustes/models": { queries: 2, trips: 2 },
  "/ajustes/limits": { queries: 2, trips: 2 },
  "/ajustes/tokens": { queries: 2, trips: 2 },
  "/account": { queries: 3, trips: 2 },
  "/account/business": { queries: 2, trips: 2 },
  "/account/delete": { queries: 2, trips: 2 },
  "/signup": { queries: 0, trips: 1 },
  "/login": { queries: 0, trips: 1 },
  "/login/reset": { queries: 0, trips: 0 },
  "/onboarding": { queries: 0, trips: 0 },
  "/path-selection": { queries: 0, trips: 0 },
  // A member's page is the newest conversation: the membership, the conversations, who answers, and the
  // parts of the newest one; and what the space is, queried at the same time.
  "/spaces/:id": { queries: 14, trips: 4 },
  "/spaces/nope": { queries: 6 },
  "/spaces/featured": { queries: 2 },
  "/spaces/:id/about": { queries: 6, trips: 3 },
  "/spaces/:id/t/:thread": { queries: 11, trips: 3 },
  "/spaces/:id/documents": { queries: 5, trips: 4 },
  "/spaces/:id/documents/:document": { queries: 6, trips: 4 },
  "/spaces/:id/tasks": { queries: 7, trips: 3 },
  "/spaces/:id/agentiks": { queries: 10, trips: 3 },
  "/spaces/:id/members": { queries: 7, trips: 3 },
  "/spaces/space-4/members": { queries: 6 },
  "/spaces/:id/edit": { queries: 3, trips: 2 },
  "/spaces/space-4/edit": { queries: 3 },
  "/artifakts/:id": { queries: 8, trips: 3 },
  "/artifakts/:id/edit": { queries: 3, trips: 2 },
  "/artifakts/:id/manage": { queries: 7, trips: 5 },
  "/agentiks/:id": { queries: 4, trips: 2 },
  // The draft and versions, what it knows, Mi negocio, and the trial.
  "/agentiks/:id/configure": { queries: 9, trips: 5 },
  "/agentiks/:id/try": { queries: 7, trips: 4 },
  "/agentiks/:id/examples": { queries: 6, trips: 3 },
  // The page, the business, the channels and which suggested addresses are taken.
  "/agentiks/:id/channels": { queries: 6, trips: 3 },
  "/agentiks/:id/channels/:kind": { queries: 5, trips: 3 },
  "/agentiks/:id/triggers": { queries: 4, trips: 2 },
  // The tools, the limits, what was spent, and the owner's models.
  "/agentiks/:id/tools": { queries: 7, trips: 3 },
  // The servers with their tools, and whether any may be used.
  "/agentiks/:id/tools/mcp": { queries: 5, trips: 3 },
  "/agentiks/:id/runs": { queries: 5, trips: 2 },
  "/agentiks/agentik-1/runs?state=failed&kind=duty&page=2": { queries: 5, trips: 2 },
  // The run, its steps and sources, and the calls of tools among its steps.
  "/runs/:id": { queries: 6, trips: 3 },
  "/inbox/:thread": { queries: 9, trips: 2 },
  "/inbox/nope": { queries: 9 },
  "/approvals/:id": { queries: 3, trips: 2 },
  "/approvals/nope": { queries: 3 },
  "/challenges/:id": { queries: 5, trips: 2 },
  // The viewer's own challenge, with the entries of others.
  "/challenges/challenge-2": { queries: 5, trips: 2 },
  "/challenges/:id/gallery": { queries: 4, trips: 2 },
  "/challenges/entries/:entry": { queries: 5, trips: 2 },
  "/challenges/entries/nope": { queries: 6 },
  // The app or perk; of a kit with sounds their titles, too.
  "/apps/:id": { queries: 3, trips: 2 },
  "/apps/perk-menu-qr": { queries: 3 },
  "/apps/portal-app-audio": { queries: 4, trips: 2 },
  [`/apps/kit-${"0".repeat(24)}`]: { queries: 3 },
  "/kits/:id": { queries: 4, trips: 2 },
  "/kits/schema.json": { queries: 0 },
  "/kits/nope": { queries: 2 },
  [`/kits/kit-${"0".repeat(24)}`]: { queries: 4 },
  "/multimedia/:id": { queries: 5, trips: 2 },
  "/signup/:token": { queries: 1, trips: 1 },
  "/login/reset/:token": { queries: 1, trips: 1 },
  "/login/email/:token": { queries: 1, trips: 1 },
  "/invitations/:token": { queries: 1, trips: 1 },
  // The page, the business, and the items of its blocks.
  "/p/:slug": { queries: 3, trips: 2 },
  "/p/nope": { queries: 1 },
  "/builder/preview/:version": { queries: 3, trips: 3 },
  "/a/:slug": { queries: 2, trips: 2 },
  "/a/nothing": { queries: 1 },
  "/account/confirm": { queries: 3, trips: 2 },
  "/account/security": { queries: 5, trips: 3 },
  "/account/security/app": { queries: 4, trips: 3 },
  "/report/:kind/:id": { queries: 4, trips: 2 },
  "/operator": { queries: 6, trips: 4 },
  "/operator/takedowns": { queries: 5, trips: 4 },
  "/operator/payouts": { queries: 5, trips: 4 },
  "/operator/payments": { queries: 8, trips: 4 },
  "/operator/releases": { queries: 5, trips: 4 },
  "/operator/kits": { queries: 5, trips: 4 },
  "/operator/people": { queries: 4, trips: 3 },
  "/challenges/challenge-22/gallery/0000.webp": { queries: 2 },
  [`/challenges/entries/nope/pictures/${"0".repeat(32)}.webp`]: { queries: 1 },
  "/challenges/entries/nope/files/nope": { queries: 1 },
  "/suggestions": { queries: 1 },
  "/suggestions?q=pan": { queries: 8 },
  "/covers/space/space-4.png": { queries: 1 },
  [`/covers/artifakts/${"0".repeat(32)}.webp?ids=artifakt-1`]: { queries: 1 },
  "/sitemap.xml": { queries: 3 },
  [`/artifakts/artifakt-1/pictures/${"0".repeat(32)}.webp`]: { queries: 1 },
  [`/pictures/${"0".repeat(32)}.webp`]: { queries: 1 },
  "/sounds/track-lluvia.wav": { queries: 2 },
  "/sounds/nope.wav": { queries: 1 },
  "/builder/versions/1.json": { queries: 1 },
  [`/p/nope/cover/${"0".repeat(32)}.jpg`]: { queries: 1 },
  "/p/nope/qr.svg": { queries: 1 },
  "/p/nope/whatsapp": { queries: 1 },
  "/nowhere": { queries: 2 },
};

/** Screens that no test of queries opens, with the reason. */
export const WITHOUT_BUDGET: Readonly<Record<string, string>> = {
  "/takedown/:kind/:id": "only of an item that an operator has taken down",
  "/login/second-step": "only between a password and its second factor",
};

/** Screens without both budgets. */
export const findUnbudgeted = (screens: readonly { path: string }[]): string[] =>
  screens
    .map(({ path }) => path)
    .filter((path) => !(path in WITHOUT_BUDGET) && QUERY_BUDGETS[path]?.trips === undefined);
