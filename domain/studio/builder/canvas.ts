/** Size of the canvas in CSS pixels before scaling. */
export const CANVAS_WIDTH = 800;
export const CANVAS_HEIGHT = 600;

/** Time for which the preview shows "Creating..." after a form is sent. */
export const CREATING_MS = 2_000;
