import type { Ending } from '../endings.ts'
import { clock, fault, forEnding, type Journeys, open, openAs, press, world } from './steps.ts'

const guide = openAs('Deniz', '/dashboard?page=firstCall')
const saved = press('I have saved them')
const customer = [guide, saved, press('Choose this customer')]
const token = press('Request a token')
const again = press('Request a new token')
const held = [...customer, token]
const call = press('Call the accounts list', 0)
const endings: readonly Ending[] = [
  'ends with status 500',
  'ends with status 400',
  'ends with status 401',
  'loses its answer',
]

export const firstCall: Journeys = {
  ...forEnding(endings, 'the token', (ending) => [...customer, fault('requestToken', ending), token, token]),
  ...forEnding(endings, 'the call', (ending) => [...held, fault('listAccounts', ending), call, call]),
  'all steps, and each again': [
    ...held,
    call,
    press('Change: Choose an application'),
    press('Use this application'),
    press('Change: Get its credentials'),
    saved,
    press('Change: Choose a test customer'),
    press('Choose this customer'),
    press('Call again'),
  ],
  'the token is over before the call': [...held, clock.day, token],
  'the guide fails, and is loaded': [
    openAs('Deniz', '/dashboard'),
    fault('listApplications', 'ends with status 500'),
    open('/dashboard?page=firstCall'),
    press('Retry'),
    fault('listApplications', 'ends with status 500'),
    world('another tab changes the applications'),
    world('another tab changes the applications'),
    fault('listApplications', 'is answered late'),
    world('another tab changes the applications'),
    world('another tab changes the applications'),
  ],
  'steps are opened while the list fails': [
    ...customer,
    fault('listApplications', 'ends with status 500'),
    press('Change: Choose an application'),
    press('Retry'),
    fault('listApplications', 'ends with status 500'),
    press('Change: Get its credentials'),
    press('Retry'),
  ],
  'the application is deleted meanwhile': [
    ...customer,
    world('another device deletes all applications'),
    press('Change: Get its credentials'),
  ],
  'the application is gone when the token is requested': [
    ...customer,
    world('another device deletes all applications'),
    token,
  ],
  'an application is made on the way': [
    openAs('Ada', '/dashboard?page=firstCall'),
    world('another tab creates an application'),
    world('another tab deletes all applications'),
  ],
}
