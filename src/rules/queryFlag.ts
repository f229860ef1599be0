/** A yes or no in an address: every value but `false` says yes, so that an odd one never opens more than was asked for. */
export const queryFlag = (value: string | null): boolean => value !== null && value.trim().toLowerCase() !== 'false'
