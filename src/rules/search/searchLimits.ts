/** How many results a query shows at most, and how many choices are remembered. */
export const searchLimits = { results: 10, recent: 5 } as const
