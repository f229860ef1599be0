import type { PersonName } from '../actions/people.ts'
import type { Ending } from '../endings.ts'
import type { ControlName, Step } from '../step.ts'

/** Ways through one subject, by what happens on them. */
export type Journeys = Readonly<Record<string, readonly Step[]>>

type FormStep = Extract<Step, { do: 'complete' }>

export const control = (role: string, name: string, nth = 0): ControlName => ({ role, name, nth })
export const press = (name: string, nth = 0): Step => ({ do: 'press', ...control('button', name, nth) })
export const follow = (name: string, nth = 0): Step => ({ do: 'press', ...control('link', name, nth) })
export const pressOn = (role: string, name: string, nth = 0): Step => ({ do: 'press', ...control(role, name, nth) })
export const enter = (role: string, name: string, nth = 0): Step => ({ do: 'enter', ...control(role, name, nth) })
export const fill = (name: string, value: string, nth = 0): Step => ({
  do: 'fill',
  ...control('textbox', name, nth),
  value,
})
export const fillOn = (role: string, name: string, value: string): Step => ({
  do: 'fill',
  ...control(role, name),
  value,
})
export const select = (name: string, option: string): Step => ({ do: 'select', ...control('combobox', name), option })
export const choose = (name: string, file: string): Step => ({ do: 'upload', ...control('file', name), file })
export const key = (key: string): Step => ({ do: 'key', key })
export const open = (address: string): Step => ({ do: 'open', address })
export const openAs = (as: PersonName, address: string): Step => ({ do: 'open', address, as })
export const fault = (operation: string, ending: Ending): Step => ({ do: 'fault', operation, ending })
export const world = (event: string): Step => ({ do: 'world', event })
export const back: Step = { do: 'history', way: 'back' }
export const forward: Step = { do: 'history', way: 'forward' }
export const reload: Step = { do: 'history', way: 'reload' }

/** A form: texts, passwords and choices, by the names of their fields. */
export const complete = (
  texts: Record<string, string>,
  { passwords = {}, options = {} }: { passwords?: Record<string, string>; options?: Record<string, string> } = {},
): FormStep => ({
  do: 'complete',
  fields: [
    ...Object.entries(texts).map(([name, value]) => ({ ...control('textbox', name), value })),
    ...Object.entries(passwords).map(([name, value]) => ({ ...control('password', name), value })),
    ...Object.entries(options).map(([name, option]) => ({ ...control('combobox', name), option })),
  ],
})

/** One journey for each ending of a call, named by it. */
export const forEnding = (
  endings: readonly Ending[],
  name: string,
  steps: (ending: Ending) => readonly Step[],
): Journeys => Object.fromEntries(endings.map((ending) => [`${name} ${ending}`, steps(ending)]))

export const captcha = press('I am not a robot Sandbox captcha')
/** For what goes on by itself, as a refresh does that waits for other tabs. */
export const rest = world('half a second passes')
export const clock = {
  seconds5: world('the clock moves 5 seconds on'),
  /** A session's token is stale then, after nine minutes critical, and over after ten. */
  minutes8: world('the clock moves 8 minutes on'),
  minutes9: world('the clock moves 9 minutes on'),
  seconds59: world('the clock moves 59 seconds on'),
  day: world('the clock moves a day on'),
}
