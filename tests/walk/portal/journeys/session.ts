import { fault, follow, type Journeys, key, open, openAs, press, reload, world } from './steps.ts'

const home = openAs('Deniz', '/dashboard')
const almostOver = world('the clock moves 7 minutes on')
const stale = world('the clock moves 5 minutes on')
const tickets = follow('My Tickets')
const applications = follow('My Applications')

export const session: Journeys = {
  'stays signed in, then lets the session end': [
    home,
    almostOver,
    press('Stay signed in'),
    almostOver,
    press('Not now'),
    applications,
    world('the clock moves 8 minutes on'),
  ],
  'a stale token is refreshed by a call': [home, stale, applications, tickets],
  'the refresh fails, and again after the next action': [
    home,
    stale,
    fault('requestToken', 'ends with status 500'),
    applications,
    applications,
    stale,
  ],
  'the refresh is refused': [home, stale, fault('requestToken', 'ends with status 400'), applications],
  'the refresh has to wait': [home, almostOver, fault('requestToken', 'ends with status 429'), press('Stay signed in')],
  'the token is refused, refreshed and sent again': [home, fault('listApplications', 'ends with status 401'), applications],
  'another tab signs out and another person in': [
    home,
    world('another tab signs in as Ada'),
    world('another tab signs out'),
    world('another tab signs in as Deniz'),
  ],
  'signs out and in again': [home, press('Sign out'), open('/login'), press('Deniz Aydın')],
}
