/** Where files are sent in parts. Apart from `paths`, which every page's scripts contain. */
export const UPLOADS_PATH = "/uploads";
