import { expect, it } from "vitest";
import { DEVICE_MAX_CHARACTERS, deviceName } from "./devices.ts";

it.each([
  [
    "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36",
    "Chrome, Android",
  ],
  [
    "Mozilla/5.0 (Linux; Android 13; SM-S901B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/21.0 Chrome/110.0.5481.154 Mobile Safari/537.36",
    "Samsung Internet, Android",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1",
    "Safari, iPhone",
  ],
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0",
    "Edge, Windows",
  ],
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 14.0; rv:130.0) Gecko/20100101 Firefox/130.0",
    "Firefox, Mac",
  ],
  ["curl/8.0", ""],
  ["<script>Android</script>".repeat(500), "Android"],
  [null, ""],
])("%s is %s", (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
  expect(name.length).toBeLessThan(DEVICE_MAX_CHARACTERS);
});
