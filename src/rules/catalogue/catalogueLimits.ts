/** How much of the catalogue is shown at once, and how long it is kept (000 section 9). */
export const catalogueLimits = {
  /** The products that the home page features. */
  featured: 3,
  /** The cards of Discover, and how many more SHOW MORE shows. */
  firstCards: 6,
  moreCards: 10,
  /** How many products a list, a menu or an answer to a search shows at first, and with each Show more. */
  listStep: 100,
  /** In milliseconds. */
  lifetime: 600_000,
} as const
