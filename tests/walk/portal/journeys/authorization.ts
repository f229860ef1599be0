import type { Ending } from '../endings.ts'
import { clock, fault, follow, forEnding, type Journeys, openAs, press, rest, select, world } from './steps.ts'

const get = press('Get token')
const openDialog = (address: string) => [openAs('Deniz', address), press('Try it out'), press('Authorize')]
const dialog = openDialog('/docs/api/account-information/account-list')
/** A token that is renewed, and one that is requested again. */
const held = [...dialog, get]
const ofNobody = [...openDialog('/docs/api/rates-and-calculators/deposit-rates'), get]
const atBank = [
  ...dialog,
  select('Flow', 'Authorization code: the customer consents at the bank'),
  press('Continue at the bank'),
]
const consent = world('the customer consents in the bank’s window')
const hour = world('the sandbox’s clock moves half an hour on')
const renew = press('Renew')
const repeat = press('Get a new one')
const forget = press('Remove token')
const applicationsChanged = world('another tab says that applications changed')
const listFails = fault('listApplications', 'ends with status 500')
const endings: readonly Ending[] = ['ends with status 500', 'ends with status 400', 'loses its answer']

export const authorization: Journeys = {
  ...forEnding(endings, 'the token', (ending) => [...dialog, fault('requestToken', ending), get, get]),
  ...forEnding(endings, 'another token', (ending) => [...ofNobody, repeat, fault('requestToken', ending), repeat]),
  ...forEnding(endings, 'the renewal', (ending) => [...held, renew, fault('requestToken', ending), renew]),
  ...forEnding(endings, 'the exchange of the code', (ending) => [...atBank, fault('requestToken', ending), consent]),
  'the renewal is answered with a page': [...held, fault('requestToken', 'answers with a page'), renew],
  'the customer consents': [...atBank, consent, renew, forget],
  'the customer refuses': [...atBank, world('the customer refuses in the bank’s window'), press('Cancel')],
  'a renewal without an answer leaves a token that is requested again': [
    ...held,
    fault('requestToken', 'loses its answer'),
    renew,
    fault('requestToken', 'loses its connection'),
    repeat,
  ],
  'applications fail and change': [
    openAs('Deniz', '/docs/api/account-information/account-list'),
    press('Try it out'),
    listFails,
    press('Authorize'),
    press('Retry'),
    applicationsChanged,
    listFails,
    applicationsChanged,
    fault('listApplications', 'is answered late'),
    applicationsChanged,
    applicationsChanged,
    press('Cancel'),
  ],
  'all applications are deleted': [
    ...dialog,
    world('another tab deletes all applications'),
    world('another tab creates an application'),
    press('Cancel'),
  ],
  'nobody has applications': [
    openAs('Ada', '/docs/api/account-information/account-list'),
    press('Try it out'),
    press('Authorize'),
  ],
  'the bank’s window is closed and opened again': [
    ...atBank,
    world('the bank’s window is closed'),
    clock.seconds59,
    press('Open the window again'),
    press('Choose something else'),
  ],
  'windows are blocked': [
    ...dialog,
    world('windows are blocked from now on'),
    select('Flow', 'Authorization code: the customer consents at the bank'),
    press('Continue at the bank'),
    press('Open the window again'),
    press('Choose something else'),
  ],
  'the token is forgotten while it is renewed': [...held, fault('requestToken', 'is not answered'), renew, forget],
  'the token is forgotten while another is requested': [
    ...ofNobody,
    fault('requestToken', 'is not answered'),
    repeat,
    forget,
  ],
  'the token is over': [...held, hour, rest, press('Get another token'), press('Cancel')],
  'a token of nobody is over, and another fails': [
    ...ofNobody,
    hour,
    rest,
    fault('requestToken', 'loses its connection'),
    repeat,
  ],
  'the token is refused by a call': [
    ...ofNobody,
    fault('listDepositRates', 'ends with status 401'),
    press('Preview request'),
    press('Send'),
    press('Authorize'),
    get,
  ],
  'the dialog is left with a token': [...held, press('Get another token'), press('Cancel'), follow('Account details')],
  'another person signs in': [...held, world('another tab signs in as Ada'), world('another tab signs out')],
}
