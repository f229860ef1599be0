/** Between two long pieces of work: what the person does meanwhile is answered in between. */
export const yieldToMain = () => new Promise<void>((resolve) => setTimeout(resolve))
