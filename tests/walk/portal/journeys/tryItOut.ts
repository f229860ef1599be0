import type { Ending } from '../endings.ts'
import {
  back,
  clock,
  fault,
  fill,
  fillOn,
  follow,
  forEnding,
  type Journeys,
  openAs,
  press,
  pressOn,
  select,
  world,
} from './steps.ts'

const opened = [openAs('Deniz', '/docs/api/account-information/account-list'), press('Try it out')]
const preview = press('Preview request')
const send = press('Send')
const held = [...opened, press('Authorize'), press('Get token'), preview]
const endings: readonly Ending[] = ['ends with status 500', 'ends with status 401', 'loses its connection']
const key = [press('Paste a key'), fill('Private key (PEM)', '{private key}'), press('Use this key')]
const transfer = [
  openAs('Deniz', '/docs/api/money-transfers/transfer-to-own-account'),
  press('Try it out'),
  press('Authorize'),
  press('Get token'),
  ...key,
]
const asked = [...transfer, preview, send]
const code = fill('Code', '123456')
const complete = press('Complete the call')

export const tryItOut: Journeys = {
  ...forEnding(endings, 'the call', (ending) => [...held, fault('listAccounts', ending), send, press('Back')]),
  'a call is answered, and changed': [
    ...held,
    send,
    press('Back'),
    preview,
    fillOn('textbox', 'page', '1'),
    preview,
    press('Back'),
  ],
  'a call is sent again': [...held, fault('listAccounts', 'loses its connection'), send, press('Send again')],
  'a call is cancelled': [...held, fault('listAccounts', 'is not answered'), send, press('Cancel')],
  'no token, then one': [...opened, preview, press('Authorize'), press('Get token')],
  'a call without a key cannot be prepared': [
    ...opened,
    pressOn('checkbox', 'Sign the request'),
    preview,
    press('Back'),
  ],
  'a call cannot be signed': [
    ...held,
    press('Back'),
    pressOn('checkbox', 'Sign the request'),
    ...key,
    world('the browser signs nothing from now on'),
    preview,
  ],
  'the session ends': [...held, world('another tab signs out')],
  'the token is over when the call is sent': [...held, world('the sandbox’s clock moves half an hour on'), send],
  'a transfer is confirmed': [...asked, world('the next one-time password is right'), code, complete],
  'a transfer with a wrong code': [...asked, world('the next one-time password is wrong'), code, complete],
  'a transfer whose code has expired': [...asked, world('the next one-time password has expired'), code, complete],
  'a transfer whose code is locked': [...asked, world('the next one-time password is locked'), code, complete],
  'a transfer waits too long': [...asked, clock.minutes8],
  'a transfer waits, and is left': [...asked, press('Back')],
  'the confirmation ends with status 500': [...asked, code, fault('executeOtp', 'ends with status 500'), complete],
  ...forEnding(['loses its answer', 'loses its connection'], 'the confirmation', (ending) => [
    ...asked,
    world('the next one-time password is right'),
    code,
    fault('executeOtp', ending),
    complete,
    code,
    complete,
  ]),
  'the confirmation is answered with a page': [...asked, code, fault('executeOtp', 'answers with a page'), complete],
  'a confirmation is cancelled': [...asked, code, fault('executeOtp', 'is not answered'), complete, press('Cancel')],
  ...forEnding(['loses its answer'], 'the transfer', (ending) => [
    ...transfer,
    preview,
    fault('createInternalTransfer', ending),
    send,
  ]),
  'a transfer is cancelled': [
    ...transfer,
    preview,
    fault('createInternalTransfer', 'is not answered'),
    send,
    press('Cancel'),
  ],
  'a session ends over a transfer': [
    ...transfer,
    preview,
    fault('createInternalTransfer', 'is not answered'),
    send,
    world('another tab signs out'),
  ],
  'a session ends over a confirmation': [
    ...asked,
    code,
    fault('executeOtp', 'is not answered'),
    complete,
    world('another tab signs out'),
  ],
  'a key is pasted, made and removed': [
    ...opened,
    pressOn('checkbox', 'Sign the request'),
    press('Paste a key'),
    fill('Private key (PEM)', 'no key'),
    press('Use this key'),
    press('Cancel'),
    press('Generate a key'),
    world('another tab says that applications changed'),
    press('Remove key'),
    ...key,
    world('another tab signs out'),
  ],
  'no key can be made': [
    ...opened,
    pressOn('checkbox', 'Sign the request'),
    world('the browser makes no keys from now on'),
    press('Generate a key'),
  ],
}

export const openCalls: Journeys = {
  'a call is left, found again and closed': [
    ...opened,
    fill('page', '2'),
    follow('Account details'),
    back,
    fill('Simulated client IP', '10.0.0.1'),
    press('Close'),
  ],
  'who has a call open signs out': [...opened, press('Hello, Deniz'), press('Sign out')],
  'a call is hidden, and shown to its developer': [
    ...opened,
    fill('page', '2'),
    world('another tab signs out'),
    world('another tab signs in as Deniz'),
    press('Close'),
  ],
  'another person signs in over a call': [
    ...opened,
    world('another tab signs in as Ada'),
    world('another tab signs out'),
  ],
}

const applicationsChanged = world('another tab says that applications changed')

export const sampleCredentials: Journeys = {
  'applications fail, change and are chosen': [
    openAs('Deniz', '/docs/api/account-information/account-list'),
    select('Show the client ID of', 'Budget Diary'),
    fault('listApplications', 'ends with status 500'),
    applicationsChanged,
    applicationsChanged,
    fault('listApplications', 'is answered late'),
    applicationsChanged,
    applicationsChanged,
    world('half a second passes'),
    world('another tab deletes all applications'),
    world('another tab creates an application'),
    world('another tab signs out'),
  ],
}
