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
declare const self: {
  registration: { showNotification(title: string, options: object): Promise<void> };
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
  const open = await self.clients.matchAll({ includeUncontrolled: true, type: "window" });
  const shown = open.find(({ url }) => url === href);
  return shown ? shown.focus() : self.clients.openWindow(href);
}
