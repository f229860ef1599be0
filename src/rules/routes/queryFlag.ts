/** A yes or no in an address: every value but `false` says yes, so that an odd one never opens more than was asked for. */
export const queryFlag = (value: string | null): boolean => value !== null && value.trim().toLowerCase() !== 'false'

/** One of some values in an address, in any case and with spaces around it; undefined when it is none of them. */
export function queryChoice<Choice extends string>(
  value: string | null,
  choices: readonly Choice[],
): Choice | undefined {
  const asked = value?.trim().toLowerCase()
  return choices.find((choice) => choice.toLowerCase() === asked)
}
