/** The preview canvas (spec 9 "Canvas preview"), in CSS pixels before it is scaled. */
export const CANVAS_WIDTH = 800;
export const CANVAS_HEIGHT = 600;

/** How long "Creating..." is shown when creation starts. */
export const CREATING_MS = 2_000;
