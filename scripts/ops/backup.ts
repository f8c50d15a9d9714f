import { runBackup } from "./backup-main.ts";

process.exitCode = await runBackup("backup", process.argv.slice(2));
