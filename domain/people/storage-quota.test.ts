import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  countedBytes,
  formatStorage,
  GUEST_UPLOADS_A_DAY,
  isDiskNearlyFull,
  isWithinQuota,
  STORAGE_BLOCK_BYTES,
  STORAGE_QUOTAS,
  storagePlanOf,
  textBytes,
} from "./storage-quota.ts";
import { UPLOAD_MAX_BYTES } from "#domain/artifakts/upload.ts";

const MB = 1_048_576;
const size = fc.integer({ min: 0, max: UPLOAD_MAX_BYTES });

describe("quotas", () => {
  it("grow from guest to account to Pro, and each fits the largest upload", () => {
    const { guest, free, pro } = STORAGE_QUOTAS;
    expect(UPLOAD_MAX_BYTES < guest && guest < GUEST_UPLOADS_A_DAY).toBe(true);
    expect(GUEST_UPLOADS_A_DAY < free && free < pro).toBe(true);
  });

  it("are a guest's for everyone without an account, whatever their tier", () => {
    expect(storagePlanOf({ kind: "guest", tier: "pro" })).toBe("guest");
    expect(storagePlanOf({ kind: "demo", tier: "pro" })).toBe("guest");
    expect(storagePlanOf({ kind: "account", tier: "free" })).toBe("free");
    expect(storagePlanOf({ kind: "account", tier: "pro" })).toBe("pro");
  });

  it("are never exceeded by consecutive writes, and refuse only what does not fit", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...Object.values(STORAGE_QUOTAS)),
        fc.array(size, { maxLength: 200 }),
        (limit, sizes) => {
          let used = 0;
          for (const each of sizes) {
            const more = countedBytes(each);
            if (isWithinQuota(used, more, limit)) used += more;
            else expect(limit - used).toBeLessThan(more);
            expect(used).toBeLessThanOrEqual(limit);
          }
        },
      ),
    );
  });

  it("accept nothing more when over the limit", () => {
    expect(isWithinQuota(STORAGE_QUOTAS.free + 1, 0, STORAGE_QUOTAS.free)).toBe(false);
  });
});

describe("countedBytes", () => {
  it("is whole blocks, at least one, and less than a block more than the bytes", () => {
    fc.assert(
      fc.property(size, (bytes) => {
        const counted = countedBytes(bytes);
        expect(counted % STORAGE_BLOCK_BYTES).toBe(0);
        expect(counted).toBeGreaterThanOrEqual(Math.max(bytes, STORAGE_BLOCK_BYTES));
        expect(counted - Math.max(bytes, 1)).toBeLessThan(STORAGE_BLOCK_BYTES);
      }),
    );
  });

  it("makes splitting a file cost no less than the whole", () => {
    fc.assert(
      fc.property(size, size, (one, other) => {
        const apart = countedBytes(one) + countedBytes(other);
        expect(apart).toBeGreaterThanOrEqual(countedBytes(one + other));
      }),
    );
  });
});

it("counts texts as UTF-8", () => {
  expect(["", "menu", "menú", "🌮"].map(textBytes)).toEqual([0, 4, 5, 4]);
});

describe("formatStorage", () => {
  it("writes what a person reads, and never less than is used", () => {
    const shown = [0, 1, 18 * MB, 18.04 * MB, 500 * MB, 1_024 * MB, 1_536 * MB, 5 * 1_024 * MB];
    expect(shown.map(formatStorage)).toEqual([
      "0 MB",
      "0.1 MB",
      "18 MB",
      "18.1 MB",
      "500 MB",
      "1 GB",
      "1.5 GB",
      "5 GB",
    ]);
  });
});

it("keeps a reserve on the disk after the file is there", () => {
  expect(isDiskNearlyFull(600, 100, 500)).toBe(false);
  expect(isDiskNearlyFull(599, 100, 500)).toBe(true);
  expect(isDiskNearlyFull(0, 0, 0)).toBe(false);
});
