import { oneOf, type Random } from '../../core/random.ts'
import type { Control } from '../pageView.ts'
import type { Step } from '../step.ts'
import { fileNames, plausibleFor, valuesFor } from '../values.ts'
import { importNames } from './files.ts'

/** What a person may do, and what usually comes next. */
export interface Offer {
  step: Step
  weight: number
  next?: Step[]
}

const isText = ({ role }: Control) => ['textbox', 'searchbox', 'password'].includes(role)
const nameOf = ({ role, name, nth }: Control) => ({ role, name, nth })

/** Links that leave the portal are not followed, nor those of the browser's downloads. */
export const isPortalLink = (href: string): boolean =>
  href.startsWith('/') || href.startsWith('#') || href.startsWith('?')

function isLeaving({ href, target, isDownload }: Control): boolean {
  if (isDownload || target === '_blank') return true
  return href !== undefined && !isPortalLink(href)
}

/** People look at what is open, then at the page, and seldom at what is around it. */
const attention: Record<Control['place'], number> = { layer: 4, main: 1, frame: 0.05 }

/** The end of a form. */
const isSubmit = ({ role, name }: Control) =>
  role === 'button' &&
  /^(?:save|create|send|submit|next|sign|generate|get token|update|reset|activate|continue|confirm|verify|preview|use )/i.test(
    name,
  )

const isUnset = ({ options, value }: Control) => options !== undefined && options.length > 1 && value === ''

function completion(random: Random, controls: readonly Control[]): Offer[] {
  const isLayerOpen = controls.some(({ place, role }) => place === 'layer' && role !== 'menuitem')
  const ofForm = controls.filter(({ place }) => place === (isLayerOpen ? 'layer' : 'main'))
  const fields = [
    ...ofForm
      .filter((control) => isText(control) && !control.value && !/search|filter/i.test(control.name))
      .map((control) => ({ ...nameOf(control), value: oneOf(random, plausibleFor(control)) })),
    ...ofForm
      .filter(isUnset)
      .map((control) => ({ ...nameOf(control), option: oneOf(random, control.options?.slice(1) ?? []) })),
  ]
  const captcha = ofForm.filter(({ name }) => /robot/i.test(name))
  const boxes = ofForm.filter(({ role, value }) => role === 'checkbox' && value !== 'checked').slice(0, 8)
  const submits = ofForm.filter(isSubmit)
  if (fields.length === 0 && captcha.length === 0) return []
  const press = (control: Control): Step => ({ do: 'press', ...nameOf(control) })
  const next = [
    ...captcha.slice(0, 1).map(press),
    ...(boxes.length > 0 && random() < 0.6 ? [press(oneOf(random, boxes))] : []),
    ...(submits.length > 0 && random() < 0.85 ? [press(oneOf(random, submits))] : []),
  ]
  const [first, ...rest] = fields.length > 0 ? [{ do: 'complete' as const, fields }, ...next] : next
  return first ? [{ step: first, weight: 6, next: rest }] : []
}

/** What the page offers, each with how much it is wanted. */
export function onPage(random: Random, controls: readonly Control[]): Offer[] {
  const each = controls
    .filter((control) => !isLeaving(control))
    .map((control) => ({ step: stepOn(random, control), weight: weightOf(control) * attention[control.place] }))
  return [...completion(random, controls), ...each]
}

function stepOn(random: Random, control: Control): Step {
  const { options = [] } = control
  const name = nameOf(control)
  if (control.type === 'file')
    return { do: 'upload', ...name, file: oneOf(random, /import/i.test(control.name) ? importNames : fileNames) }
  if (isText(control)) return { do: 'fill', ...name, value: oneOf(random, valuesFor(control)) }
  if (options.length > 0) return { do: 'select', ...name, option: oneOf(random, options) }
  return { do: random() < 0.3 ? 'enter' : 'press', ...name }
}

/** What leads on counts most, what shows the same again least. */
function weightOf(control: Control): number {
  const { role, name, href = '', options } = control
  if (isText(control)) return control.value ? 0.4 : 1
  if (options) return options.length === 0 ? 0 : 1
  if (role === 'link') return /^\/docs|^#/.test(href) ? 0.05 : 0.3
  if (/^Copy|^Close: |theme$|^Hello|persona/i.test(name)) return 0.3
  if (isSubmit(control)) return 5
  return /^(?:delete|retry|try |refresh|reload|authorize|call|load|cancel|restore|edit|settings|read|show)/i.test(name)
    ? 3
    : 2
}
