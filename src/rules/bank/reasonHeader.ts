/** Of the sandbox's answers: what was wrong with a call and how to fix it, in one sentence (docs/sandbox.md). */
export const reasonHeader = 'x-sandbox-reason'
