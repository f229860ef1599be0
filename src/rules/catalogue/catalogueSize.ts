/** What the portal says of its catalogue: more than these (000 section 1). That of the sandbox keeps the claim. */
export const catalogueSize = { apis: 46, categories: 8 } as const
