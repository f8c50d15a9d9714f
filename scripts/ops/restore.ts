import { runBackup } from "./backup-main.ts";

process.exitCode = await runBackup("restore", process.argv.slice(2));
