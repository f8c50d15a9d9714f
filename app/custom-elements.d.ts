import type { HTMLAttributes, Ref } from "react";

declare global {
  namespace JSX {
    interface IntrinsicElements {
      /** The element of `@github/text-expander-element`; React 18 writes its attributes as they are named. */
      "text-expander": Omit<HTMLAttributes<HTMLElement>, "className"> & {
        ref?: Ref<HTMLElement>;
        class?: string;
        /** Characters that open a list, with spaces between them. */
        keys: string;
      };
    }
  }
}
