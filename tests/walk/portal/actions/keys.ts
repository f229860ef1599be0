import type { PageFacts } from '../pageView.ts'
import type { Offer } from './onPage.ts'

/** Keys that are taken by what has the focus, by its role. */
const byRole: readonly { roles: RegExp; keys: readonly string[] }[] = [
  {
    roles: /^(?:tab|menuitem|menuitemradio|option|separator)$/,
    keys: ['ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight', 'Home', 'End'],
  },
  // Home and End do nothing to a browser's radio buttons, and user-event throws.
  { roles: /^radio$/, keys: ['ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight'] },
  { roles: /^(?:searchbox|combobox)$/, keys: ['ArrowDown'] },
  // An accordion and a list of rows are walked over by their buttons.
  { roles: /^button$/, keys: ['ArrowDown', 'ArrowUp', 'Home', 'End', ' '] },
  { roles: /^(?:tab|menuitem|menuitemradio|option|radio|checkbox|switch)$/, keys: [' '] },
]

/** Keys that may be pressed wherever the focus is, and those that it takes there. */
export function keys(facts: PageFacts | undefined): Offer[] {
  const press = (key: string, weight: number): Offer => ({ step: { do: 'key', key }, weight })
  const role = facts?.focus.split(' ')[0] ?? ''
  return [
    press('Escape', facts?.layers.length ? 0.3 : 0.02),
    press('Tab', 0.03),
    press('Enter', 0.02),
    ...byRole.filter(({ roles }) => roles.test(role)).flatMap(({ keys }) => keys.map((key) => press(key, 0.02))),
  ]
}
