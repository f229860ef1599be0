/** Made by scripts/search/searchIndexPlugin.ts. */
declare module 'virtual:search-index' {
  /** A MiniSearch index as JSON, with the options of `src/rules/search/search.ts`. */
  export const searchIndex: string
}
