/**
 * Colours of the installed app's icon, title bar and start screen: the ground of the default theme
 * Noche (uno.config.ts).
 */
export const APP_COLOURS = { ground: "#0c1424" } as const;
