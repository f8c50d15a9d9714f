/** Push messages, in the service worker. They come from worker/push/deliver-pushes.ts. */

export interface Pushed {
  data: { json(): { text: string; href: string; tag: string; lang: string } };
}
export interface Pressed {
  notification: { close(): void; data: string };
}
interface OpenWindow {
  url: string;
  focus(): Promise<unknown>;
}
interface RenewedSubscription {
  toJSON(): PushSubscriptionJSON;
}
declare const self: {
  registration: {
    showNotification(title: string, options: object): Promise<void>;
    pushManager: { subscribe(options: object): Promise<RenewedSubscription> };
  };
  clients: {
    matchAll(query: object): Promise<OpenWindow[]>;
    openWindow(href: string): Promise<unknown>;
  };
};

/** Shows a message as a notification of the system. One with the same tag replaces it. */
export function showMessage({ data }: Pushed): Promise<void> {
  const { text, href, tag, lang } = data.json();
  const look = { body: text, tag, lang, data: href, icon: "/icon-192.png" };
  return self.registration.showNotification("Plaza", look);
}

/**
 * Opens the page of a pressed notification: the window that shows it, or else a new one, since in
 * another window something may have been typed.
 */
export async function openPage({ notification }: Pressed): Promise<unknown> {
  notification.close();
  const { href } = new URL(notification.data, location.origin);
  const open = await self.clients.matchAll({ includeUncontrolled: true });
  const shown = open.find(({ url }) => url === href);
  return shown ? shown.focus() : self.clients.openWindow(href);
}

/** app/api/push-subscription.ts */
const AT = "/notifications/push";

/**
 * Replaces a subscription that the browser or its push service has ended (`pushsubscriptionchange`).
 * Does nothing for a session that no longer gets push messages: a POST would make a guest.
 */
export async function renewSubscription(): Promise<void> {
  const { isOn, key } = (await (await fetch(AT)).json()) as { isOn: boolean; key: string | null };
  if (!isOn || !key) return;
  const options = { userVisibleOnly: true, applicationServerKey: key };
  const { endpoint = "", keys = {} } = (
    await self.registration.pushManager.subscribe(options)
  ).toJSON();
  const form = { intent: "subscribe", endpoint, p256dh: keys.p256dh!, auth: keys.auth! };
  await fetch(AT, { method: "POST", body: new URLSearchParams(form) });
}
