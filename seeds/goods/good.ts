/** Goods: the file of an artifakt with its versions, cover and release notes. */

/** One version of an artifakt's file. */
export interface GoodVersion {
  /** Name of the download, accents and all. */
  fileName: string;
  mediaType: string;
  /** Release notes; empty for a first version that needs no words. */
  notes: string;
  bytes: Uint8Array;
}

export interface Good {
  /** Number of the artifakt in the list of written ones, from 1: its id is `artifakt-<number>`. */
  artifakt: number;
  /** Oldest first. */
  versions: readonly GoodVersion[];
  /** The cover, 480 by 360, drawn from what is in the file. */
  cover: string;
}

export type MakeGood = () => Promise<Good> | Good;

export const MEDIA = {
  pdf: "application/pdf",
  zip: "application/zip",
  png: "image/png",
  gif: "image/gif",
  txt: "text/plain",
  glb: "model/gltf-binary",
} as const;
