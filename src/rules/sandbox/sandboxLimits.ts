/** In milliseconds. An answer of the portal is often made of several calls: a panel reads after the last. */
export const sandboxLimits = { quietTime: 100 } as const
