declare module "virtual:route-styles" {
  const styles: Record<string, { base: string; icons: string }>;
  export default styles;
}
declare module "virtual:uno.css" {}
