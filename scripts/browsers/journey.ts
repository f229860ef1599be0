import { seededDevelopers } from '../../mocks/fixtures/developers.ts'
import { standInTexts } from '../../src/ui/captcha/standInTexts.ts'
import { signInTexts } from '../../src/ui/session/signInTexts.ts'
import type { Driver } from './driver.ts'

export type Host = 'worker' | 'page'

const timeout = 30_000
const mark = 'data-journey'

const elements = {
  button: 'main button, header button, [role="dialog"] button',
  field: 'input, select, textarea',
  heading: 'h1, h2, h3',
  text: 'body *',
} as const

type Kind = keyof typeof elements

/** In the page: marks the one that is seen and has this name, and answers whether there is one. */
function markIn(css: string, name: string, attribute: string): boolean {
  for (const old of document.querySelectorAll(`[${attribute}]`)) old.removeAttribute(attribute)
  const clean = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim()
  const namesOf = (element: Element) => [
    clean(element.getAttribute('aria-label')),
    clean(element.textContent),
    ...[...((element as HTMLInputElement).labels ?? [])].map(({ textContent }) => clean(textContent)),
  ]
  const seen = [...document.querySelectorAll(css)]
    .filter((element) => element.getClientRects().length > 0 || element.matches('[type="file"]'))
    .filter((element) => !(element as HTMLButtonElement).disabled)
  const exact = seen.filter((element) => namesOf(element).includes(name)).at(-1)
  const found = exact ?? seen.filter((element) => namesOf(element).some((each) => each.includes(name))).at(-1)
  found?.setAttribute(attribute, '')
  found?.scrollIntoView({ block: 'center', behavior: 'instant' })
  return found !== undefined
}

/** In the page: what a person does with controls that the two drivers have no common word for. */
function choose(attribute: string, label: string): void {
  const select = document.querySelector<HTMLSelectElement>(`[${attribute}]`)
  if (!select) return
  select.selectedIndex = [...select.options].findIndex(({ text }) => text === label)
  select.dispatchEvent(new Event('change', { bubbles: true }))
}

function attach(attribute: string, name: string): void {
  const input = document.querySelector<HTMLInputElement>(`[${attribute}]`)
  if (!input) return
  const files = new DataTransfer()
  files.items.add(new File(['a log'], name, { type: 'text/plain' }))
  input.files = files.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

// The name helper that esbuild leaves in functions does not exist in the page.
const call = (body: (...given: never[]) => unknown, ...given: string[]): string =>
  `((__name) => (${body})(${given.map((each) => JSON.stringify(each)).join(', ')}))((made) => made)`

/** Sign in, an application with generated keys, a ticket with a file, sign out. @throws Error with the step that failed. */
export async function journey(driver: Driver, url: string, host: Host): Promise<void> {
  const [{ eMailAddress, password, firstName }] = seededDevelopers

  async function until(what: string, expression: string): Promise<void> {
    const end = Date.now() + timeout
    while ((await driver.evaluate(expression).catch(() => false)) !== true) {
      if (Date.now() > end) throw new Error(`${what}: not within ${timeout / 1000} s`)
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
  const see = (kind: Kind, name: string) => until(`${kind} "${name}"`, call(markIn, elements[kind], name, mark))
  const press = async (name: string) => {
    await see('button', name)
    await driver.click(`[${mark}]`)
  }
  const fill = async (name: string, text: string) => {
    await see('field', name)
    await driver.type(`[${mark}]`, text)
  }
  const enter = async (path: string) => {
    await driver.open(`${url}${path}`)
    await until(
      'the page is hydrated',
      `document.querySelectorAll('.account .skeleton, main [aria-busy="true"]').length === 0`,
    )
  }

  await enter('/login?from=/newapplication')
  await until(
    `the bank is on the ${host} host`,
    `Boolean(navigator.serviceWorker && navigator.serviceWorker.controller) === ${host === 'worker'}`,
  )
  await fill(signInTexts.username, eMailAddress)
  await fill(signInTexts.password, password)
  await press(standInTexts.label)
  await press(signInTexts.signInButton)

  await see('heading', 'New Application')
  await fill('Name', 'Market Stall')
  await fill('Description', 'Takes orders by phone')
  await fill('Redirect URI', 'https://stall.example.com/callback')
  await press('Generate Keys')
  await until(
    'a private key',
    `[...document.querySelectorAll('textarea')].some(({ value }) => value.startsWith('-----BEGIN PRIVATE KEY-----'))`,
  )
  await press('Hide now')
  await press('Add')
  await see('text', 'Your application has been saved')

  await enter('/dashboard?page=createTicket')
  await see('field', 'Error Stage')
  await driver.evaluate(call(choose, mark, 'Production'))
  await fill('API Name', 'Payments')
  await fill('Endpoint Address', '/api/payments/v1/payments')
  await press('Next')
  await fill('Subject', 'No payment arrives')
  await fill('Description', 'Since noon.')
  await fill('Error Code', '500')
  await see('field', 'Attachment')
  await driver.evaluate(call(attach, mark, 'trace.log'))
  await press('Next')
  await see('heading', 'Review and Submit')
  await press('Submit')
  await see('heading', 'Request Submitted')

  await press(`Hello, ${firstName}`)
  await press('Sign out')
  await see('text', 'Logout successfully')
  await until('no cookie is left', `document.cookie === ''`)
}
