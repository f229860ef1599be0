// @module-tag full

import type { Page } from '@playwright/test'
import { seededServices } from '../../../mocks/fixtures/catalogue/services.ts'
import { bundleDefinitions } from '../../../scripts/definitions/bundleDefinitions.ts'
import { sandboxServices } from '../../../scripts/pages/services/servicePages.ts'
import { detailsOf, type OperationDetails, outlineOf } from '../../../src/rules/definition/operation/outline.ts'
import { type Bank, openBank } from '../../support/browser/bank.ts'
import { expect, test } from '../../support/browser/runner.ts'
import { startSignedIn } from '../../support/browser/startSignedIn.ts'
import { authorizeFor, button, pasteKey, prepareApplication, step, title } from '../../support/browser/tryItOut.ts'

interface Tried {
  address: string
  operation: OperationDetails
}

const definitions = await bundleDefinitions()
const { services } = await sandboxServices()
const addresses = new Map(services.map(({ path, catalogue }) => [catalogue.services[0]?.serviceId, path]))

/** What the form and the steps of a call depend on, by what depends on each other. */
const featuresOf = ({
  access,
  signature,
  otp,
  parameters,
  bodies,
  valuesFrom,
  exampleCustomer,
}: OperationDetails): string[] => {
  const places = [...new Set(parameters.filter(({ required }) => required).map((parameter) => parameter.in))]
  return [
    `${access[0]?.grants.join(' or ')}, signature ${signature}, OTP ${otp.asks}`,
    `parameters in ${places.toSorted().join(' and ') || 'nothing'}, body ${bodies[0]?.mediaType}`,
    `signature ${signature}, values ${valuesFrom.length > 0 ? 'from other calls' : 'of its own'}`,
    `customer ${exampleCustomer === null ? 'of any kind' : 'of the example'}`,
  ]
}

const everyCall: readonly Tried[] = seededServices(definitions).flatMap(({ serviceId, definition }) => {
  if (!definition) return []
  const parsed = JSON.parse(definition.document) as Record<string, unknown>
  const [outline] = outlineOf(parsed).operations
  if (!outline) throw new Error(`${definition.title} has no operation`)
  const address = addresses.get(String(serviceId)) ?? ''
  return [{ address, operation: detailsOf(parsed, outline) }]
})

/** The call after those whose answers it needs. */
function ordered(call: Tried): Tried[] {
  const sources = call.operation.valuesFrom.map(({ operation }) =>
    everyCall.find((each) => each.operation.id === operation),
  )
  return [...sources.flatMap((source) => (source ? ordered(source) : [])), call]
}

/** Within the page, whose memory has the token, the key and the answers. */
async function visit(page: Page, { address, operation }: Tried): Promise<void> {
  await page.evaluate((path) => {
    history.pushState(null, '', path)
    dispatchEvent(new PopStateEvent('popstate'))
  }, address)
  await page
    .locator(`[id="${operation.id}"]`)
    .or(page.getByRole('heading', { name: operation.summary }))
    .first()
    .waitFor()
  await page.getByRole('button', { name: 'Try it out', exact: true }).first().click()
  await expect(button(page, 'Preview request')).toBeVisible()
}

const confirm = async (page: Page) => {
  const code = step(page).getByLabel('Code')
  if (await code.isVisible()) await code.fill('123456')
  await button(page, 'Complete the call').click()
}

async function tryOut(
  page: Page,
  bank: Bank,
  call: Tried,
  confirms: boolean,
  held: { wanted?: string },
): Promise<void> {
  const { operation } = call
  await visit(page, call)
  // It belongs to the token of the call that it completes; other calls that ask for the same share one.
  const wanted = JSON.stringify([operation.access[0], operation.exampleCustomer])
  if (operation.id !== 'executeOtp' && wanted !== held.wanted) {
    await authorizeFor(page, operation)
    held.wanted = wanted
  }
  if (operation.signature === 'required' && (await button(page, 'Paste a key').isVisible())) await pasteKey(page)
  await button(page, 'Preview request').click()
  await expect(title(page)).toHaveText('Request preview')
  await button(page, 'Send').click()
  await expect(title(page)).toHaveText(/^(Response|The bank asks the customer to confirm)$/)
  if (confirms && (await title(page).textContent()) !== 'Response') {
    await confirm(page)
    await expect(title(page)).toHaveText('Response')
  }
  if (operation.id === 'createLoanApplication') await bank.clock({ advance: 300_000 })
}

/** Few calls that have every feature: what the bank is asked and answers `tests/contract/client/tryItOut.test.ts` has of every call. */
function representatives(): Tried[] {
  const left = new Set(everyCall.flatMap(({ operation }) => featuresOf(operation)))
  const chosen: Tried[] = []
  const news = ({ operation }: Tried) => featuresOf(operation).filter((feature) => left.has(feature)).length
  while (left.size > 0) {
    const next = everyCall.reduce((best, call) => (news(call) > news(best) ? call : best))
    chosen.push(next)
    for (const feature of featuresOf(next.operation)) left.delete(feature)
  }
  return chosen
}
const chosen = representatives()

const groupOf = ({ operation: { access, signature } }: Tried): string =>
  `${access[0]?.grants.join(' or ')}${signature === 'required' ? ', signed' : ''}`

for (const group of new Set(chosen.map(groupOf)))
  test(`calls of every kind can be tried out as they are prefilled: ${group}`, async ({ page, bank }) => {
    test.slow(true, 'each call has a page, a token and an answer')
    await openBank(page)
    // A Saturday in the hours of the land registry: an EFT waits for the next bank day, and can be cancelled. Stopped, as the
    // price of a quote is good for ten seconds only.
    await bank.clock({ set: '2026-11-21T10:32:07+03:00' })
    await bank.clock({ stop: true })
    await bank.settings({ rateLimit: 'off' })
    await prepareApplication(page)
    await startSignedIn(page, '/docs')
    const done = new Set<string>()
    const held = {}
    for (const last of chosen.filter((call) => groupOf(call) === group))
      for (const call of ordered(last)) {
        if (done.has(call.operation.id)) continue
        done.add(call.operation.id)
        await test.step(call.operation.id, () =>
          tryOut(page, bank, call, call === last || last.operation.id !== 'executeOtp', held),
        )
      }
  })
