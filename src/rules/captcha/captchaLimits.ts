/** In milliseconds. */
export const captchaLimits = { delay: 500, timeout: 10_000 } as const
