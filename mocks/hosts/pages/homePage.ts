import { bankPaths } from '../../../src/rules/bank/bankHosts.ts'
import { testPassword } from '../../../src/rules/bank/testCustomers.ts'
import { brand } from '../../../src/rules/brand.ts'
import { bankNameOf } from '../../../src/rules/sandbox/banks/bankName.ts'
import { controlCalls } from '../../control/controlCalls.ts'
import { seededProducts } from '../../fixtures/catalogue/services.ts'
import { baasCustomers } from '../../fixtures/testCustomers/baasCustomers.ts'
import { seededCustomers } from '../../fixtures/testCustomers/testCustomers.ts'
import type { ApiResponse } from '../../http/message.ts'
import { bankPage } from '../../http/page/bankPage.ts'
import { type Html, html } from '../../http/page/html.ts'
import { controlBase } from '../../http/paths.ts'
import { bundledDefinition } from '../../services/definition/readDefinition.ts'
import type { Service } from '../../services/pipeline/service.ts'
import { bankCalls } from '../banks/bankCalls.ts'

interface HomePage {
  services: readonly Service[]
  version: string
  /** The time of the bank, in ISO 8601. */
  clock: string
  /** The path of the bank. */
  basePath: string
  /** Whether control calls need a key. */
  needsKey: boolean
}

/** As code, with the path of the bank. */
type ShowCall = (method: string, path: string) => Html

const callAt =
  (basePath: string): ShowCall =>
  (method, path) =>
    html`<code>${method.toUpperCase()} ${basePath}${path}</code>`

const bodyExamples = (bodies: readonly object[] = []): Html[] =>
  bodies.map(
    (body, index) => html`${index === 0 ? ' Body, for example: ' : ' or '}<code>${JSON.stringify(body)}</code>`,
  )

const list = (items: readonly Html[]): Html =>
  html`<ul class="scopes">${items.map(
    (item) => html`
<li>${item}</li>`,
  )}
</ul>`

function productSections(services: readonly Service[], call: ShowCall): Html[] {
  return seededProducts.flatMap(({ name, folder }) => {
    const own = services.filter(({ definition }) => definition.split('/')[0] === folder)
    if (own.length === 0) return []
    const items = own.map(
      ({ definition, method, path }) => html`${bundledDefinition(definition).title} ${call(method, path)}`,
    )
    return [
      html`
<h3>${name}</h3>
${list(items)}`,
    ]
  })
}

const customer = ({ customerNumber, name, story }: (typeof seededCustomers)[number]): Html =>
  html`<strong>${name}</strong>, customer ${customerNumber}. ${story}`

const baasCustomer = ({ name, authorizationId, story }: (typeof baasCustomers)[number]): Html =>
  html`<strong>${name}</strong>. ${story} Authorization ID: <code>${authorizationId}</code>`

const ofKind = (kind: (typeof seededCustomers)[number]['kind']) =>
  list(seededCustomers.filter((each) => each.kind === kind).map(customer))

const otherBanks = (call: ShowCall): Html => html`
<h2>Named banks</h2>
<p>Each named bank has its own data, and answers the same calls under its own address.</p>
${list(bankCalls.map(({ method, path, summary }) => html`${call(method, path)} ${summary}`))}`

/** What the sandbox is, and all that it has. */
export function homePage({ services, version, clock, basePath, needsKey }: HomePage): ApiResponse {
  const call = callAt(basePath)
  return bankPage({
    title: 'Sandbox',
    content: html`<h1>The sandbox of ${brand.legalName}</h1>
<p>A simulated bank for development: it stores its state, moves money, and applies every rule of the APIs. Version ${version}; it is <time datetime="${clock}">${clock}</time> at the bank.</p>
${list([
  html`<a href="${basePath}/openapi.json">${basePath}/openapi.json</a> describes every service in one OpenAPI document.`,
  html`<a href="${basePath}/health">${basePath}/health</a> shows whether the sandbox works.`,
  html`${call('post', bankPaths.token)} gives access tokens to the applications that developers create in the portal.`,
])}
<h2>Services</h2>${productSections(services, call)}
<h2>Individual customers</h2>
<p>The password of every test customer is <code>${testPassword}</code>.</p>
${ofKind('individual')}
<h2>Corporate customers</h2>
${ofKind('corporate')}
<h2>Customers of the BaaS partner</h2>
${list(baasCustomers.map(baasCustomer))}
<h2>Control calls</h2>
<p>They show and change the sandbox itself, ${needsKey ? html`and need its control key: <code>Authorization: Bearer KEY</code>.` : 'and need no token.'}</p>
${list(
  controlCalls.map(
    ({ method, path, summary, bodies }) =>
      html`${call(method, `${controlBase}${path}`)} ${summary}${bodyExamples(bodies)}`,
  ),
)}${bankNameOf(basePath) === null ? otherBanks(call) : ''}`,
  })
}
