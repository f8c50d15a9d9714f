declare module "virtual:route-styles" {
  /** scripts/vite/route-styles.ts */
  interface Styles {
    base: string;
    icons: string;
    inEasyMode: string;
    inRows: string;
  }
  const styles: {
    themes: Record<string, string>;
    routes: Record<string, Styles & { easy?: Styles }>;
  };
  export default styles;
}
declare module "virtual:uno.css" {}
