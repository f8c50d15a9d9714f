import { paths } from "#domain/addresses/paths.ts";

/** Whether push messages reach this browser, or why not. */
export type PushState = "on" | "off" | "blocked" | "unsupported" | "unavailable";

/** Built here: `paths` is in the scripts of every page. */
const AT = `${paths.notifications}/push`;
const SERVICE_WORKER = "/service-worker.js";

/** The state as the page opens. Asks for nothing; the server is asked only if the browser subscribed. */
export async function findPushState(): Promise<PushState> {
  if (!("PushManager" in window && "Notification" in window && "serviceWorker" in navigator))
    return "unsupported";
  if (Notification.permission === "denied") return "blocked";
  if (!(await findSubscription())) return "off";
  return (await askServer()).isOn ? "on" : "off";
}

/**
 * Asks the person for the browser's permission, then subscribes this browser. Must be called by a press.
 *
 * @throws without a connection to Plaza or to the browser's push service
 */
export async function allowPush(): Promise<PushState> {
  const state = await findPushState();
  if (state === "unsupported") return state;
  const permission = await Notification.requestPermission();
  if (permission !== "granted") return permission === "denied" ? "blocked" : "off";
  const { key } = await askServer();
  if (!key) return "unavailable";
  // A subscription for another key of the server would be refused.
  await (await findSubscription())?.unsubscribe();
  await navigator.serviceWorker.register(SERVICE_WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint = "", keys = {} } = made.toJSON();
  await tellServer({ intent: "subscribe", endpoint, p256dh: keys.p256dh!, auth: keys.auth! });
  return "on";
}

/** Ends the push messages to this browser. @throws without a connection */
export async function stopPush(): Promise<PushState> {
  const state = await findPushState();
  if (state !== "on") return state;
  await tellServer({ intent: "unsubscribe" });
  await (await findSubscription())?.unsubscribe();
  return "off";
}

async function findSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

async function askServer(): Promise<{ key: string | null; isOn: boolean }> {
  const answer = await fetch(AT);
  if (!answer.ok) throw new Error(`push: ${answer.status}`);
  return (await answer.json()) as { key: string | null; isOn: boolean };
}

async function tellServer(form: Record<string, string>): Promise<void> {
  const { ok, status } = await fetch(AT, {
    method: "POST",
    body: new URLSearchParams(form),
  });
  if (!ok) throw new Error(`push: ${status}`);
}
