// @module-tag full

import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, sep } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bundleDefinitions } from '../../../../scripts/definitions/bundleDefinitions.ts'
import { definitionsFolder, sourceFiles } from '../../../../scripts/definitions/definitionFiles.ts'
import { findConflicts, lintFiles } from '../../../../scripts/definitions/lintDefinitions.ts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'portico-definitions-'))
  for (const name of ['shared', 'money-transfers', 'account-information'])
    cpSync(join(definitionsFolder, name), join(folder, name), { recursive: true })
})
afterAll(() => rmSync(folder, { recursive: true }))

const eft = 'money-transfers/eft-transfer.yaml'
const list = 'account-information/account-list.yaml'

/** The rules and messages that a definition breaks after a change in its text. */
async function findingsAfter(file: string, from: string | RegExp, to: string): Promise<string[]> {
  const path = join(folder, file)
  const text = readFileSync(join(definitionsFolder, file), 'utf8')
  const changed = text.replace(from, to)
  expect(changed).not.toBe(text)
  writeFileSync(path, changed)
  const findings = await lintFiles([join(folder, file === eft ? eft : list)])
  writeFileSync(path, text)
  return findings.map((finding) => finding.replace(/^.*?:\d+ /, ''))
}

it('has the envelope of answers once, and around the data of every answer', async () => {
  const own = sourceFiles().filter((file) => readFileSync(file, 'utf8').includes('#/SuccessHeader'))
  expect(own.map((file) => relative(definitionsFolder, file).replaceAll(sep, '/'))).toEqual(['shared/envelope.yaml'])
  const documents = Object.values(await bundleDefinitions()).map(({ document }) => document)
  expect(documents.filter((document) => document.includes('x-envelope'))).toEqual([])
  const envelope = '"description":"The envelope of the response.","required":["header","data"]'
  expect(documents.filter((document) => document.includes(envelope)).length).toBeGreaterThan(70)
})

it('finds nothing in definitions that keep the rules', async () => {
  expect(await lintFiles([join(folder, eft), join(folder, list)])).toEqual([])
})

it.each<[what: string, file: string, from: string | RegExp, to: string, finding: string]>([
  [
    'another form of operationId',
    eft,
    'createEftTransfer',
    'Eft',
    'portico/operation-id-form: Expected a verb and a noun in lowerCamel case',
  ],
  [
    'another tag',
    eft,
    'tags: [Money Transfers]',
    'tags: [Transfers]',
    'portico/tag-is-product: Expected the product’s name, Money Transfers',
  ],
  [
    'two tags',
    eft,
    'tags: [Money Transfers]',
    'tags: [Money Transfers, Transfers]',
    'portico/tag-is-product: Expected the product’s name, Money Transfers',
  ],
  [
    'the id of the product itself',
    eft,
    'x-service-id: 3002',
    'x-service-id: 3000',
    'portico/service-id-of-product: Expected an x-service-id from 3001 on',
  ],
  [
    'an id of another product',
    eft,
    'x-service-id: 3002',
    'x-service-id: 4001',
    'portico/service-id-of-product: Expected an x-service-id from 3001 on',
  ],
  ['no id', eft, '  x-service-id: 3002\n', '', 'portico/service-id-of-product: Expected an x-service-id from 3001 on'],
  [
    'a property without a description',
    'account-information/components.yaml',
    /\n {6}description: The name that.*/,
    '',
    'portico/schema-descriptions: name: Expected a description',
  ],
  [
    'a text without limits',
    'account-information/components.yaml',
    /\n {6}maxLength: 50\n {6}example: Salary/,
    '\n      example: Salary',
    'portico/schema-limits: name: Expected a format, a pattern, an enum or a maxLength',
  ],
  [
    'an empty description of an answer',
    list,
    'description: One page of the list.',
    "description: ''",
    'portico/response-descriptions: Expected a description',
  ],
  [
    'a parameter without an example',
    list,
    /\n {10}example: CURRENT/,
    '',
    'portico/parameter-examples: Expected an example',
  ],
  [
    'a list without an empty answer',
    list,
    ' empty:',
    ' nothing:',
    'portico/body-examples: Expected an example named empty',
  ],
  [
    'an example without a summary',
    list,
    /\n {18}summary: Customer 2, no account yet/,
    '',
    'portico/body-examples: Expected a summary',
  ],
  ['a missing error', list, /\n {8}'429':\n.*/, '', 'portico/error-set: Expected an answer 429'],
  ['no error for wrong input', list, /\n {8}'400':\n.*/, '', 'portico/error-set: Expected an answer 400'],
  [
    'an error with a body of its own',
    eft,
    '$ref: ../shared/schemas.yaml#/Failure',
    '$ref: components.yaml#/TransferAnswer',
    'portico/error-set: 400: Expected the body to be the shared Failure',
  ],
  [
    'no scope',
    eft,
    'customerAccess: [moneytransfers]',
    'customerAccess: []',
    'portico/security-scopes: customerAccess: Expected a scope',
  ],
  [
    'an unknown scope',
    eft,
    'customerAccess: [moneytransfers]',
    'customerAccess: [transfers]',
    'portico/security-scopes: customerAccess has no scope transfers',
  ],
  [
    'a body without context',
    eft,
    'required: [context, ',
    'required: [',
    'portico/request-context: Expected a required context, the shared Context, in the request body',
  ],
  [
    'no word on signatures',
    list,
    /\n {6}x-signature: optional/,
    '',
    'portico/signature: Expected x-signature: required or optional',
  ],
  [
    'a signature that is not asked for',
    eft,
    'parameters.yaml#/SignRequired',
    'parameters.yaml#/SignOptional',
    'portico/signature: Expected the shared parameter SignRequired',
  ],
  [
    'an OTP that no answer shows',
    eft,
    /\n {16}otpBySms:.*/,
    '',
    'portico/otp: x-otp and the example OtpBySms of an answer belong together',
  ],
  [
    'hours without an end',
    eft,
    '{ $ref: ../shared/openingHours.yaml#/Eft }',
    "{ name: EFT, days: bank, opensAt: '08:30', outside: waits }",
    'portico/opening-hours: Expected x-opening-hours: { name, days: every or bank, opensAt, closesAt, outside: refused or waits }',
  ],
  [
    'hours that the description does not state',
    eft,
    '{ $ref: ../shared/openingHours.yaml#/Eft }',
    "{ name: EFT, days: bank, opensAt: '09:30', closesAt: '17:30', outside: waits }",
    'portico/opening-hours: Expected the description to say “from 09:30 to 17:30”, as x-opening-hours',
  ],
  [
    'hours of half days that the description does not state',
    eft,
    ', on half days until 12:00',
    '',
    'portico/opening-hours: Expected the description to say “from 08:30 to 17:30, on half days until 12:00”, as x-opening-hours',
  ],
  [
    'a failure of which nothing says how to get it',
    eft,
    / {8}invalidIban:\n.*\n.*\n/,
    '',
    'portico/provoke: x-provoke: Expected how to get invalidIban',
  ],
  [
    'how to get a failure that the operation does not have',
    eft,
    '      x-provoke:\n',
    '      x-provoke:\n        cardClosed: { how: Cancel the card. }\n',
    'portico/provoke: x-provoke: There is no failure cardClosed',
  ],
  [
    'how to get a failure that is no sentence',
    eft,
    'how: Send 9999999.00 TRY.',
    'how: 9999999.00 TRY',
    'portico/provoke: x-provoke: insufficientBalance: Expected how, a sentence',
  ],
  [
    'wrong check digits',
    eft,
    'receiverIban: TR73',
    'receiverIban: TR74',
    'portico/example-values: TR740888800000002020000001: The check digits of this IBAN are wrong',
  ],
  [
    'an example that its schema refuses',
    list,
    "openedOn: '2019-05-06'",
    'openedOn: 6 May 2019',
    'no-invalid-media-type-examples: Example value must conform to the schema: `openedOn` property must match format "date".',
  ],
  [
    'an example with a field too many',
    list,
    'accounts: []',
    'accounts: []\n                      total: 0',
    'no-invalid-media-type-examples: Example value must conform to the schema: `data` property must NOT have unevaluated properties `total`.',
  ],
])('finds %s', async (_what, file, from, to, finding) => {
  const findings = await findingsAfter(file, from, to)
  expect(findings.join('\n')).toContain(finding)
})

it('lets a callback be answered by the rules of whoever receives it', async () => {
  expect(await lintFiles([join(definitionsFolder, 'webhooks/subscription.yaml')])).toEqual([])
})

it('finds nothing in definitions that agree with each other', async () => {
  expect(findConflicts(await bundleDefinitions())).toEqual([])
})

it.each<[what: string, name: string, from: RegExp, to: string, finding: string]>([
  [
    'an address that two definitions have',
    'funds/fund-list',
    /"path":"[^"]*"/,
    '"path":"/api/loans/v1/loans"',
    'loans/loan-list: funds/fund-list has the GET /api/loans/v1/loans too',
  ],
  [
    'an id that two definitions have',
    'funds/fund-list',
    /"serviceId":24001/,
    '"serviceId":12001',
    'loans/loan-list: funds/fund-list has the x-service-id 12001 too',
  ],
  [
    'an operationId that two definitions have',
    'funds/fund-list',
    /listFunds/,
    'listLoans',
    'loans/loan-list: funds/fund-list has the operationId listLoans too',
  ],
  [
    'a component whose name means something else in another product',
    'baas-cards/card-order',
    /BaasCardId/g,
    'CardId',
    'schemas/CardId is not the same in baas-cards/card-order and credit-cards/credit-card-limits',
  ],
  [
    'an example whose name means something else in another product',
    'virtual-cards/virtual-card-limit',
    /InvalidVirtualCardId/g,
    'InvalidCardId',
    'examples/InvalidCardId is not the same in credit-cards/credit-card-limits and virtual-cards/virtual-card-limit',
  ],
])('finds %s', async (_what, name, from, to, finding) => {
  const definitions = await bundleDefinitions()
  const planted = { ...definitions[name], ...JSON.parse(JSON.stringify(definitions[name]).replace(from, to)) }
  expect(findConflicts({ ...definitions, [name]: planted })).toEqual([finding])
})
