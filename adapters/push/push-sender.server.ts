import { createPushSender, type SendPush } from "./send-push.server.ts";
import { vapidKeys, vapidSubject } from "./vapid.server.ts";

/** Sends push messages with this application's keys; undefined where it has none. */
export function pushSender(): SendPush | undefined {
  const keys = vapidKeys();
  return keys && createPushSender({ keys, subject: vapidSubject() });
}
