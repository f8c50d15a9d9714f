import { createReport } from "../../support/report-file.ts";

/** Prints a test's measurements and stores them in reports/security.json. */
export const report = createReport("security");
