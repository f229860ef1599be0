import { oneOf, type Random } from '../../core/random.ts'
import type { Control } from '../pageView.ts'
import type { Step } from '../step.ts'
import { plausibleFor, valuesFor } from '../values.ts'

const isText = ({ role }: Control) => ['textbox', 'searchbox', 'password'].includes(role)

/** Links that leave the portal, and files, are not followed. */
export const isPortalLink = (href: string): boolean =>
  href.startsWith('/') || href.startsWith('#') || href.startsWith('?')

function isLeaving({ href, target, isDownload, name }: Control): boolean {
  if (isDownload || target === '_blank') return true
  if (/download|export|save as/i.test(name)) return true
  return href !== undefined && !isPortalLink(href)
}

/** What the page offers, each with how much it is wanted. */
export function onPage(random: Random, controls: readonly Control[]): { step: Step; weight: number }[] {
  const empty = controls.filter((control) => isText(control) && !control.value && !/search/i.test(control.name))
  const complete: { step: Step; weight: number }[] =
    empty.length > 0
      ? [
          {
            step: {
              do: 'complete',
              fields: empty.map((control) => ({
                role: control.role,
                name: control.name,
                nth: control.nth,
                value: oneOf(random, plausibleFor(control)),
              })),
            },
            weight: 6,
          },
        ]
      : []
  const each = controls
    .filter((control) => !isLeaving(control) && control.type !== 'file')
    .map((control) => ({ step: stepOn(random, control), weight: weightOf(control) * attention[control.place] }))
  return [...complete, ...each]
}

/** People look at what is open, then at the page, and seldom at what is around it. */
const attention: Record<Control['place'], number> = { layer: 4, main: 1, frame: 0.15 }

function stepOn(random: Random, control: Control): Step {
  const { role, name, nth, options = [] } = control
  if (isText(control)) return { do: 'fill', role, name, nth, value: oneOf(random, valuesFor(control)) }
  if (options.length > 0) return { do: 'select', role, name, nth, option: oneOf(random, options) }
  return { do: random() < 0.3 ? 'enter' : 'press', role, name, nth }
}

/** What leads on counts most, what shows the same again least. */
function weightOf(control: Control): number {
  const { role, name, href = '', options } = control
  if (isText(control)) return control.value ? 0.4 : 1
  if (options) return options.length === 0 ? 0 : 1
  if (role === 'link') return /^\/docs|^#/.test(href) ? 0.08 : 0.5
  if (/^Copy|^Close: |theme$|^Hello|persona/i.test(name)) return 0.3
  return /^(?:save|create|send|submit|next|sign in|sign up|generate|delete|confirm)/i.test(name) ? 5 : 2
}
