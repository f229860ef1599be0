import { readFileSync } from 'node:fs'
import { day, hour, minute, second } from '../../../src/rules/time/units.ts'

/** A limit that a document states: `{}` stands for the value of a constant, divided by the unit of the text, `{word}` for it in a word, `{Word}` at the start of a sentence, `{amount}` for it with two decimals. */
export type StatedLimit = readonly [text: string, source: string, constant: string, unit?: number]

const KiB = 1024
const MiB = 1024 * KiB
const million = 1_000_000
const seconds = 1000
const minutes = 60_000
/** Of what is in seconds. */
const hours = 3600

const limits = 'src/rules/bank/apiLimits.ts'
const catalogueLimits = 'src/rules/catalogue/catalogueLimits.ts'
const fieldLimits = 'src/rules/forms/fieldLimits.ts'
const body = 'mocks/http/body.ts'
const application = 'src/rules/applications/applicationLimits.ts'
const logLimits = 'src/rules/sandbox/requests/logLimits.ts'
const requests = 'mocks/control/requests/requests.ts'
const throttle = 'mocks/bank/signInThrottle.ts'
const subscriptions = 'mocks/products/webhooks/subscriptions/subscriptions.ts'
const budgets = 'scripts/checks/budgets.ts'

export const statedLimits: Readonly<Record<string, readonly StatedLimit[]>> = {
  'docs/sandbox.md': [
    ['as after {word} wrong codes', limits, 'otpAttempts'],
    ['is retried for {word} seconds', 'mocks/db/storage/postgres/whenReachable.ts', 'retryTime', seconds],
    [
      '{} seconds later it counts as not answered',
      'mocks/products/webhooks/deliveries/webhooksDueIn.ts',
      'longestAnswer',
      seconds,
    ],
    ['waits up to {} seconds', 'mocks/hosts/server/gracefulStop.ts', 'graceTime', seconds],
    ['After {word} wrong passwords', throttle, 'firstDelayed'],
    ['EFT after {word} minutes', 'mocks/ledger/transfers/otherBank.ts', 'eftDelay', minutes],
    ['more than {word} minutes', 'src/rules/bank/webhooks.ts', 'webhookTolerance', 60],
    ['a body over {} MiB', body, 'maxBodySize', MiB],
    ['an import may have {} MiB', 'src/rules/sandbox/data/exportFormat.ts', 'maxExportSize', MiB],
    ['JSON with more than {} levels', body, 'depth'],
    ['levels or {} members', body, 'bodyBounds = { depth: 64, members'],
    ['members ({} million in a call', body, 'controlBounds = { depth: 64, members', million],
    ['a form with more than {} parameters', body, 'maxParameters'],
    ['a form over {} KiB', body, 'maxFormSize', KiB],
    ['an address over {} KiB', body, 'maxAddressLength', KiB],
    ['both hosts, {} runs each', 'tests/contract/ledger/books/booksProperty.test.ts', 'HOST_PROPERTY_RUNS ??'],
    ['balances: {} runs', 'tests/unit/mocks/ledger/booksProperty.test.ts', 'PROPERTY_RUNS ??'],
    ['The newest {} events of each actor', 'src/app/inspector/replayRecorder.ts', 'recordedEvents'],
    ['the newest {} outgoing emails', 'mocks/portal/developers/mails/outbox.ts', 'maxMails'],
    ['a reply takes {} minutes', 'mocks/portal/developers/tickets/ticketAnswers.ts', 'answerDelay', minutes],
    ['the newest {} deliveries', 'mocks/products/webhooks/deliveries/planDelivery.ts', 'maximumOfDeliveries'],
    ['the newest {} webhooks that the inbox received', 'mocks/products/webhooks/deliveries/inbox.ts', 'maximum'],
    ['the newest {} of the 10 000 calls', requests, 'usualLimit'],
    ['of the {} calls that are kept', logLimits, 'maxEvents'],
    ['up to {} with `limit`', logLimits, 'maxEvents'],
    ['request and response of the newest {}:', logLimits, 'maxExchanges'],
    ['at most {} characters of a body', logLimits, 'maxExchangeBody'],
    ['and there are {} of them at most', 'mocks/hosts/banks/browserBanks.ts', 'most'],
    ['sends one of the newest {} requests', logLimits, 'maxReplayableRequests'],
    ['not with a body over {} KiB', logLimits, 'maxReplayableBody', KiB],
    [
      'at most {} characters: saves',
      'src/rules/sandbox/data/sandboxNames.ts',
      'snapshotName: Struct<string, null> = trimmed(required, atMost',
    ],
    ['at most {} characters, takes another seed', 'src/rules/sandbox/data/sandboxNames.ts', 'longestSeed'],
    ['larger than the {} MiB of an import', 'src/rules/sandbox/data/exportFormat.ts', 'maxExportSize', MiB],
    ['There may be {} of them', 'mocks/control/data/snapshots.ts', 'maxSnapshots'],
    ['of them with {} MiB together', 'mocks/control/data/snapshots.ts', 'maxSize', MiB],
    ["at most {} seconds by the bank's clock", limits, 'confirmationWait'],
    [
      'the response of the call, {} seconds after it was carried out',
      'src/rules/bank/authorization/otpOutcomes.ts',
      'slowOtpDelay',
      seconds,
    ],
    ['the newest {} access tokens, refresh tokens', 'mocks/authorization/tokens/issueTokens.ts', 'maxTokens'],
    ['of all applications the newest {}', 'mocks/authorization/idempotencyKeys.ts', 'maxKeys'],
    ['the newest {} access tokens, refresh tokens', 'mocks/portal/developers/tokens.ts', 'maxTokens'],
    ['{} sign-ins at the bank', 'mocks/authorization/authorizationCode/authorizationRequests.ts', 'maxRequests'],
    ['{} calls that wait for a one-time password', 'mocks/authorization/otp/requireOtp.ts', 'maxTransactions'],
    ['with at most {} KiB each', limits, 'otpCallSize', KiB],
    ['{} text messages and emails each', 'mocks/authorization/otp/requireOtp.ts', 'maxMessages'],
    ['no response for {} seconds', 'src/rules/sandbox/faults/faults.ts', 'timeoutDuration', seconds],
    ['the clock {} seconds before', 'mocks/control/scenarios/portalScenarios.ts', 'tokenTime'],
    ['tokens of {} seconds', 'mocks/control/scenarios/portalScenarios.ts', 'tokenTime'],
  ],
  'src/content/docs/apiErrorHelp.ts': [
    ['more than {} calls in a second', limits, 'requestsPerSecond'],
    ['in a second or {} in a day', limits, 'requestsPerDay'],
    ['a number of {} digits', limits, 'otpDigits'],
    ['{Word} wrong codes end the transaction', limits, 'otpAttempts'],
    ['accepts any {} digits', limits, 'otpDigits'],
    ['longer than {} seconds', limits, 'otpLifetime'],
    ['In the last {} hours', limits, 'idempotencyKeyRetention', hours],
  ],
  'mocks/openapi/webhooks/subscription.yaml': [
    ['at most {} subscriptions for a customer', subscriptions, 'maxSubscriptions'],
  ],
  'src/content/faq/applications.ts': [
    ['Name: at most {} characters', application, 'name'],
    ['Description: at most {} characters', application, 'description'],
    ['Redirect URI: at most {} characters', application, 'redirectUri'],
    ['Public key: at most {} characters', application, 'publicKey'],
    ['an image of at most {}KB', application, 'iconBytes', KiB],
  ],
  'src/rules/applications/applicationMessages.ts': [
    ['less than {}KB', application, 'iconBytes', KiB],
    ['at most {} ×', application, 'iconPixels'],
  ],
  'src/ui/applications/applicationForm/applicationFormTexts.ts': [
    ['up to {} ×', application, 'iconPixels'],
    ['The maximum size is {}KB', application, 'iconBytes', KiB],
  ],
  'src/content/faq/technical.ts': [
    ['make {} calls a second', limits, 'requestsPerSecond'],
    ['and {} calls a day', limits, 'requestsPerDay'],
  ],
  'src/content/docs/apiUsage/apiUsage.mdx': [
    ['The transaction is valid for {} seconds', limits, 'otpLifetime'],
    ['{Word} wrong codes end it', limits, 'otpAttempts'],
  ],
  'mocks/openapi/otp/otp-execution.yaml': [
    ['A transaction is valid for {} seconds', limits, 'otpLifetime'],
    ['{Word} wrong codes end the transaction', limits, 'otpAttempts'],
    ['at most after {} seconds', limits, 'confirmationWait'],
  ],
  'src/ui/docs/page/facts/sandboxFacts.tsx': [['as after {word} wrong codes', limits, 'otpAttempts']],
  'src/ui/sandbox/phone/otpOutcomeTexts.ts': [['as after {word} wrong codes', limits, 'otpAttempts']],
  'src/content/docs/sandbox/sandbox.mdx': [
    ['can have up to {} banks', 'mocks/hosts/banks/browserBanks.ts', 'most'],
    ['access token in seconds, {}. Tokens of BaaS', 'src/rules/bank/apiLimits.ts', 'tokenLifetime'],
    ['refresh token in seconds, {}. Those', 'src/rules/sandbox/settings.ts', 'refreshExpiresIn'],
    ['your application gets last {} days', limits, 'refreshTokenLifetime', 86_400],
  ],
  'src/content/docs/authorization/authorization.mdx': [
    ['authorization code</Term> is valid for {word} minutes', limits, 'authorizationCodeLifetime', 60],
    ['refresh token</Term> for {} days', limits, 'refreshTokenLifetime', 86_400],
  ],
  'src/content/docs/sandbox/sandboxFaults.mdx': [
    ['at most {} seconds. Not with', 'src/rules/sandbox/faults/faults.ts', 'integer(), 0),', seconds],
  ],
  'src/content/docs/sandbox/sandboxRequestsAndData.mdx': [
    ['both for the newest {} calls', logLimits, 'maxExchanges'],
    ['one of the newest {} requests', logLimits, 'maxReplayableRequests'],
    ['There can be {} snapshots', 'mocks/control/data/snapshots.ts', 'maxSnapshots'],
    [
      'at most {} characters',
      'src/rules/sandbox/data/sandboxNames.ts',
      'snapshotName: Struct<string, null> = trimmed(required, atMost',
    ],
  ],
  'README.md': [
    ['names the {word} slowest tests', 'scripts/suites/results.ts', 'slice(0,'],
    ['takes more than {} seconds', 'scripts/suites/results.ts', 'unit'],
    ['({} in a DOM', 'scripts/suites/results.ts', 'dom'],
    ['in a DOM, {} in a browser', 'scripts/suites/results.ts', 'browser'],
  ],
  'deploy/compose.yaml': [['takes up to {word} seconds', 'mocks/hosts/server/gracefulStop.ts', 'stopTime', seconds]],
  'deploy/portico-sandbox@.service': [
    ['takes up to {word} seconds', 'mocks/hosts/server/gracefulStop.ts', 'stopTime', seconds],
  ],
  'docs/hosting.md': [
    ['at most {} bytes', 'scripts/pages/services/serviceIds.ts', 'longest'],
    ['A server has up to {}, and one more', 'mocks/db/storage/postgres/connect.ts', 'maxConnections'],
    ['wait for up to {word} seconds', 'mocks/db/storage/postgres/whenReachable.ts', 'retryTime', seconds],
  ],
  'docs/decisions/0007-first-load-budgets.md': [
    ['{} kB of JavaScript', budgets, 'scriptsOfContent', 1000],
    ['{} kB on pages with a form', budgets, 'scriptsOfForm', 1000],
    ['{} kB of CSS', budgets, 'styles', 1000],
    ['CSS and {} requests', budgets, 'requests'],
    ['{} kB for content pages', budgets, 'scriptsOfContent', 1000],
    ['{} kB for forms', budgets, 'scriptsOfForm', 1000],
    ['CSS, {} requests', budgets, 'requests'],
  ],
  'docs/decisions/0010-wait-after-wrong-passwords.md': [
    ['After {word} in a row', throttle, 'firstDelayed'],
    ['included: {} seconds', throttle, 'initialDelay', seconds],
    ["Try again in {} seconds.'", throttle, 'initialDelay', seconds],
    ['at most {} minutes', throttle, 'maxDelay', minutes],
    ['up to {} minutes', throttle, 'maxDelay', minutes],
  ],
  'docs/decisions/0004-sandbox-service-worker.md': [
    ['within {word} seconds', 'mocks/hosts/page.ts', 'workerTimeout', seconds],
  ],
  'docs/decisions/0008-changes-without-an-answer.md': [
    ['Its {word} seconds', 'src/rules/calls/callLimits.ts', 'timeout', seconds],
  ],
  'docs/decisions/0012-overlays.md': [['at most {} characters', 'src/rules/text/serverText.ts', 'notice']],
  'docs/decisions/0014-unexpected-answers.md': [
    ['at most {} characters', 'src/rules/schemas/lenientSchemas.ts', 'idLimit'],
  ],
  'docs/decisions/0016-search-index-at-build-time.md': [
    ['keeps it below {} kB', 'tests/unit/rules/search/search.test.ts', 'toBeLessThanOrEqual', 1000],
  ],
  'docs/decisions/0017-form-tokens-of-login-pages.md': [
    ['A request waits {word} minutes', 'src/rules/bank/authorization/consents.ts', 'consentAnswerMinutes'],
    ['at most {} wait', 'mocks/authorization/authorizationCode/authorizationRequests.ts', 'maxRequests'],
  ],
  'docs/decisions/0020-updates-of-the-workbench.md': [
    ['after {} ms without', 'src/rules/sandbox/sandboxLimits.ts', 'quietTime'],
  ],
  'tests/support/README.md': [['more than {} lines', 'tests/model/charts.test.ts', 'lines.length >']],
  'docs/decisions/0006-golden-files-of-paths.md': [
    ['has more than {},', 'tests/model/charts.test.ts', 'lines.length >'],
  ],
  'docs/decisions/0065-choices-where-the-specification-is-silent.md': [
    ['kept for {word} minutes', catalogueLimits, 'lifetime', minutes],
    ['for up to {word} minutes', catalogueLimits, 'lifetime', minutes],
    ['in the last {word} minutes', 'src/rules/session/sessionLimits.ts', 'stale', minutes],
    ['Required: {} to', fieldLimits, 'phoneDigitsMin'],
    ['to {} digits', fieldLimits, 'phoneDigitsMax'],
    ['at most {} characters', 'src/rules/profile/profileLimits.ts', 'currentPasswordMax'],
  ],
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

const spans: Readonly<Record<string, number>> = { second, minute, hour, day }

/** @throws Error when the source has no such constant */
function constantOf([text, source, constant, unit = 1]: StatedLimit): number {
  const factor = `(?:[\\d_]+|${Object.keys(spans).join('|')})`
  const pattern = new RegExp(`\\b${escaped(constant)}(?::| =|\\(|) *\\(?(${factor}(?: \\* ${factor})*)`)
  const [, product] = pattern.exec(readFileSync(source, 'utf8')) ?? []
  if (product === undefined) throw new Error(`${source} has no ${constant}, which stands in: ${text}`)
  return (
    product.split(' * ').reduce((value, each) => value * (spans[each] ?? Number(each.replaceAll('_', ''))), 1) / unit
  )
}

/** Thousands are set apart from ten thousand on. */
const written = (value: number) => (value < 10_000 ? String(value) : String(value).replaceAll(/\B(?=(\d{3})+$)/g, ' '))

const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']

const stated = (limit: StatedLimit): string => {
  const value = constantOf(limit)
  const word = words[value] ?? written(value)
  const atStart = word.charAt(0).toUpperCase() + word.slice(1)
  return limit[0]
    .replace('{}', written(value))
    .replace('{word}', word)
    .replace('{Word}', atStart)
    .replace('{amount}', value.toFixed(2))
}

/** Lines of a document break anywhere. */
const patternOf = (limit: StatedLimit) => new RegExp(escaped(stated(limit)).replaceAll(' ', '\\s+'), 'g')

/** The limits that a text does not state as the code has them. */
export const wrongLimits = (text: string, limits: readonly StatedLimit[]): string[] =>
  limits.filter((limit) => !patternOf(limit).test(text)).map(stated)

/** The text with spaces where it states these limits. */
export function withoutLimits(text: string, limits: readonly StatedLimit[]): string {
  const letters = text.split('')
  for (const limit of limits)
    for (const { index, 0: found } of text.matchAll(patternOf(limit))) letters.fill(' ', index, index + found.length)
  return letters.join('')
}
