import { captcha, clock, fault, fill, follow, type Journeys, key, open, openAs, press, reload, world } from './steps.ts'

const home = openAs('Deniz', '/dashboard')
const applications = follow('My Applications')
const edit = openAs('Deniz', '/dashboard?page=editapplication&appId=application-000002')
const stay = press('Stay signed in')
const signOut = [press('Hello, Deniz'), press('Sign out')]
const signIn = [press('Deniz, an active developer'), captcha, press('SIGN IN')]

export const session: Journeys = {
  'stays signed in, then lets the session end': [home, clock.minutes9, stay, clock.minutes9, press('Sign out')],
  'the session ends by itself': [home, clock.minutes9, clock.seconds59],
  'a stale token is refreshed by a call, and stays so': [
    home,
    clock.minutes8,
    applications,
    clock.minutes8,
    applications,
  ],
  'the refresh fails, and again after the next action': [
    home,
    clock.minutes8,
    fault('obtainToken', 'ends with status 500'),
    applications,
    follow('New Application'),
    clock.seconds59,
    applications,
  ],
  'the refresh is refused': [home, clock.minutes8, fault('obtainToken', 'ends with status 400'), applications],
  'the refresh is refused while it is critical': [
    home,
    clock.minutes9,
    fault('obtainToken', 'ends with status 400'),
    stay,
  ],
  'the refresh has to wait': [
    home,
    clock.minutes9,
    fault('obtainToken', 'ends with status 429'),
    stay,
    clock.seconds59,
  ],
  'the refresh is not answered': [
    home,
    clock.minutes9,
    fault('obtainToken', 'is not answered'),
    applications,
    clock.seconds59,
  ],
  'stays signed in by the refresh of another call': [
    home,
    clock.minutes9,
    fault('obtainToken', 'is answered late'),
    stay,
    applications,
  ],
  'the token is refused, refreshed and sent again': [
    home,
    fault('listApplications', 'ends with status 401'),
    applications,
  ],
  'the token is refused, and so is the next one': [
    home,
    fault('listApplications', 'ends with status 401'),
    fault('obtainToken', 'ends with status 400'),
    applications,
  ],
  'the token is refused, and no other is there': [
    home,
    fault('listApplications', 'ends with status 401'),
    fault('obtainToken', 'ends with status 500'),
    applications,
  ],
  'the token is refused, and no answer comes': [
    home,
    fault('listApplications', 'ends with status 401'),
    fault('obtainToken', 'is not answered'),
    applications,
    clock.seconds59,
  ],
  'another tab signs out and another person in': [
    home,
    world('another tab signs in as Ada'),
    world('another tab signs out'),
    world('another tab signs in as Deniz'),
  ],
  'another tab signs out while a form is saved': [
    edit,
    fill('Name', 'Household Diary'),
    fault('listApplications', 'is answered late'),
    press('Save'),
    world('another tab signs out'),
  ],
  'signs out and in again': [home, ...signOut, open('/login'), ...signIn],
  'signs out without an answer, and in at once': [
    home,
    fault('logout', 'is not answered'),
    ...signOut,
    follow('SIGN IN'),
    ...signIn,
  ],
  'signs out while the bank is closed': [home, fault('logout', 'ends with status 500'), ...signOut],
  'the profile is not loaded': [
    openAs('Deniz', '/faq'),
    fault('getUser', 'ends with status 500'),
    open('/dashboard'),
    follow('Edit Your Profile'),
    press('Retry'),
  ],
  'another tab changes the profile': [
    home,
    world('another tab changes the profile'),
    fault('getUser', 'is answered late'),
    world('another tab changes the profile'),
    world('another tab changes the profile'),
    fault('getUser', 'ends with status 500'),
    world('another tab changes the profile'),
    world('another tab changes the profile'),
  ],
  'the clock goes back': [home, clock.day, world('the clock goes right again')],
  'the page is loaded again while the token is critical': [home, clock.minutes9, reload],
  'Escape is no answer': [home, clock.minutes9, key('Escape')],
}
