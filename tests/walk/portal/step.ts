/** What a walk did, as a fixture keeps it and a replay does it again. */
export type Step =
  | { do: 'press' | 'enter'; role: string; name: string; nth: number }
  | { do: 'fill'; role: string; name: string; nth: number; value: string }
  | { do: 'select'; role: string; name: string; nth: number; option: string }
  | { do: 'complete'; fields: { role: string; name: string; nth: number; value: string }[] }
  | { do: 'key'; key: string }
  | { do: 'open'; address: string }
  | { do: 'history'; way: 'back' | 'forward' | 'reload' }
  | { do: 'world'; event: string }

const shown = (value: string): string => {
  const text = JSON.stringify(value)
  return text.length > 42 ? `${text.slice(0, 30)}… (${value.length} characters)` : text
}
const position = (nth: number) => (nth === 0 ? '' : `, number ${nth + 1}`)

/** A step as a person would say it. */
export function sentence(step: Step): string {
  switch (step.do) {
    case 'press':
      return `presses ${step.role} ${shown(step.name)}${position(step.nth)}`
    case 'enter':
      return `presses Enter on ${step.role} ${shown(step.name)}${position(step.nth)}`
    case 'fill':
      return `fills ${shown(step.name)}${position(step.nth)} with ${shown(step.value)}`
    case 'select':
      return `selects ${shown(step.option)} in ${shown(step.name)}${position(step.nth)}`
    case 'complete':
      return `fills ${step.fields.map(({ name, value }) => `${shown(name)} with ${shown(value)}`).join(', ')}`
    case 'key':
      return `presses ${step.key}`
    case 'open':
      return `opens ${step.address}`
    case 'history':
      return step.way === 'reload' ? 'reloads the page' : `goes ${step.way}`
    case 'world':
      return step.event
  }
}
