import type { Ending } from '../endings.ts'
import { clock, fault, follow, forEnding, type Journeys, openAs, press, select, world } from './steps.ts'

const accounts = '/docs/api/1000/1001'
const opened = [openAs('Deniz', accounts), press('Try it out')]
const dialog = [...opened, press('Authorize')]
const get = press('Get token')
const held = [...dialog, get]
const atBank = [
  ...dialog,
  select('Flow', 'Authorization code: the customer consents at the bank'),
  press('Continue at the bank'),
]
const consent = world('the customer consents in the bank’s window')
const renew = press('Renew')
const repeat = press('Get a new one')
const forget = press('Forget token')
const changed = world('another tab changes the applications')
const endings: readonly Ending[] = ['ends with status 500', 'ends with status 400', 'loses its answer']

export const authorization: Journeys = {
  ...forEnding(endings, 'the token', (ending) => [...dialog, fault('requestToken', ending), get, get]),
  ...forEnding(endings, 'another token', (ending) => [...held, fault('requestToken', ending), repeat, repeat]),
  'applications fail and change': [
    ...opened,
    fault('listApplications', 'ends with status 500'),
    press('Authorize'),
    press('Retry'),
    changed,
    fault('listApplications', 'ends with status 500'),
    changed,
    changed,
    fault('listApplications', 'is answered late'),
    changed,
    changed,
    press('Cancel'),
  ],
  'all applications are deleted': [
    ...dialog,
    world('another tab deletes all applications'),
    world('another tab creates an application'),
    press('Cancel'),
  ],
  'nobody has applications': [openAs('Ada', accounts), press('Try it out'), press('Authorize')],
  'the customer consents': [...atBank, consent, renew, forget],
  'the customer refuses': [...atBank, world('the customer refuses in the bank’s window'), press('Cancel')],
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
    press('Cancel'),
  ],
  ...forEnding(endings, 'the exchange of the code', (ending) => [...atBank, fault('requestToken', ending), consent]),
  ...forEnding(endings, 'the renewal', (ending) => [...atBank, consent, fault('requestToken', ending), renew]),
  'the token is forgotten while it is renewed': [
    ...atBank,
    consent,
    fault('requestToken', 'is not answered'),
    renew,
    forget,
  ],
  'the token is forgotten while another is requested': [
    ...held,
    fault('requestToken', 'is not answered'),
    repeat,
    forget,
  ],
  'the token is over': [...held, clock.day, press('Get another token'), press('Cancel')],
  'the token is over while its page is open': [
    ...atBank,
    consent,
    clock.minutes8,
    clock.minutes8,
    clock.minutes8,
    repeat,
  ],
  'the token is refused by a call, and another fails': [
    ...held,
    fault('listAccounts', 'ends with status 401'),
    press('Preview request'),
    press('Send'),
    fault('requestToken', 'ends with status 500'),
    repeat,
    repeat,
  ],
  'the dialog is left with a token': [...held, press('Get another token'), press('Cancel'), follow('Account details')],
  'another person signs in': [...held, world('another tab signs in as Ada'), world('another tab signs out')],
}
