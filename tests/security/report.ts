import { createReport } from "../support/report-file.ts";

/** Prints a test's figures and keeps them in reports/security.json, beside those of the others. */
export const report = createReport("security");
