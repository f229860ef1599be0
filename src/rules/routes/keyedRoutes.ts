/** An address with a required part is one that a mail leads to, and the part is a secret key. */
export const hasKeyParameter = (pattern: string): boolean => /:\w+(?![\w?])/.test(pattern)
