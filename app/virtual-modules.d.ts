declare module "virtual:route-styles" {
  const styles: {
    themes: Record<string, string>;
    routes: Record<string, { base: string; icons: string; easy?: { base: string; icons: string } }>;
  };
  export default styles;
}
declare module "virtual:uno.css" {}
