import type { PersonName } from './actions/people.ts'
import type { Ending } from './endings.ts'

/** A control on a page, by what a person knows it by. */
export interface ControlName {
  role: string
  name: string
  /** Among those of its role and name. */
  nth: number
}

/** What a walk did, as a fixture keeps it and a replay does it again. */
export type Step =
  | ({ do: 'press' | 'enter' } & ControlName)
  | ({ do: 'fill'; value: string } & ControlName)
  | ({ do: 'select'; option: string } & ControlName)
  | ({ do: 'upload'; file: string } & ControlName)
  | { do: 'complete'; fields: (ControlName & { value?: string; option?: string })[] }
  | { do: 'key'; key: string }
  | { do: 'open'; address: string; as?: PersonName }
  | { do: 'history'; way: 'back' | 'forward' | 'reload' }
  | { do: 'fault'; operation: string; ending: Ending }
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
    case 'upload':
      return `chooses the file ${step.file} for ${shown(step.name)}${position(step.nth)}`
    case 'complete':
      return `fills ${step.fields.map(({ name, value, option }) => `${shown(name)} with ${shown(value ?? option ?? '')}`).join(', ')}`
    case 'key':
      return `presses ${step.key === ' ' ? 'Space' : step.key}`
    case 'open':
      return step.as === undefined ? `opens ${step.address}` : `signs in as ${step.as} and opens ${step.address}`
    case 'history':
      return step.way === 'reload' ? 'reloads the page' : `goes ${step.way}`
    case 'fault':
      return `the next ${step.operation} ${step.ending}`
    case 'world':
      return step.event
  }
}
