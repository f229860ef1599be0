import { deniz } from '../actions/people.ts'
import type { Ending } from '../endings.ts'
import {
  captcha,
  complete,
  enter,
  fault,
  follow,
  forEnding,
  type Journeys,
  open,
  openAs,
  press,
  reload,
  rest,
  world,
} from './steps.ts'

const endings: readonly Ending[] = ['ends with status 500', 'loses its answer']

const person = complete(
  { 'First name': 'Grace', 'Last name': 'Hopper', Email: 'grace@hopper.test', 'Phone number': '+441843000000' },
  {
    passwords: { Password: 'Analytical-Engine-1843', 'Confirm password': 'Analytical-Engine-1843' },
    options: { Country: 'United Kingdom' },
  },
)

const incomplete = (address: string, send: string): Journeys => ({
  [`${address} is sent empty`]: [open(address), press(send), captcha, press(send)],
})

export const registration: Journeys = {
  ...incomplete('/register', 'SIGN UP'),
  ...forEnding(endings, 'the registration', (ending) => [
    open('/register'),
    person,
    press('SIGN UP'),
    captcha,
    fault('register', ending),
    press('SIGN UP'),
  ]),
  'nobody knows of a registration, and it is sent again': [
    open('/register'),
    person,
    captcha,
    fault('register', 'loses its connection'),
    press('SIGN UP'),
    enter('textbox', 'Email'),
    press('Sign up again'),
    captcha,
    press('SIGN UP'),
  ],
  'somebody registers and activates the account': [
    open('/register'),
    person,
    captcha,
    press('SIGN UP'),
    world('opens the link of the newest email'),
    world('opens the link of the newest email'),
  ],
  'an account that is activated in another tab is expected at the sign-in': [
    open('/register'),
    person,
    captcha,
    press('SIGN UP'),
    world('a second tab is opened at the same address'),
    world('opens the link of the newest email'),
    rest,
    follow('LOG IN'),
  ],
  ...forEnding(endings, 'the activation', (ending) => [
    open('/register'),
    person,
    captcha,
    press('SIGN UP'),
    fault('activate', ending),
    world('opens the link of the newest email'),
  ]),
  'the activation is tried again': [
    open('/register'),
    person,
    captcha,
    press('SIGN UP'),
    fault('activate', 'loses its answer'),
    world('opens the link of the newest email'),
    press('Retry'),
  ],
}

const message = complete({
  Name: 'Grace Hopper',
  Email: 'grace@hopper.test',
  Subject: 'A question',
  Message: 'Which scope is for ATM lists?',
})

export const contact: Journeys = {
  ...incomplete('/contact', 'SEND'),
  ...forEnding(['ends with status 500', 'is refused with status 200'], 'the message', (ending) => [
    open('/contact'),
    message,
    press('SEND'),
    captcha,
    fault('saveContact', ending),
    press('SEND'),
    captcha,
    press('SEND'),
  ]),
  ...forEnding(['loses its answer', 'loses its connection'], 'the message', (ending) => [
    open('/contact'),
    message,
    captcha,
    fault('saveContact', ending),
    press('SEND'),
    enter('textbox', 'Email'),
    press('Send again'),
    captcha,
    press('SEND'),
  ]),
}

const mail = complete({ Email: 'deniz.aydin@example.com' })

export const mailLink: Journeys = {
  ...incomplete('/reminder', 'SEND'),
  ...forEnding(endings, 'the reminder', (ending) => [
    open('/reminder'),
    mail,
    press('SEND'),
    captcha,
    fault('resetPassword', ending),
    press('SEND'),
    captcha,
    press('SEND'),
  ]),
  ...forEnding(endings, 'the reactivation', (ending) => [
    open('/reactivation'),
    mail,
    captcha,
    fault('reactivate', ending),
    press('SEND'),
  ]),
}

const reminded = [open('/reminder'), mail, captcha, press('SEND'), world('opens the link of the newest email')]
const newPassword = complete(
  {},
  { passwords: { PASSWORD: 'Analytical-Engine-1843', 'RE-ENTER NEW PASSWORD': 'Analytical-Engine-1843' } },
)

export const reset: Journeys = {
  ...forEnding(endings, 'the reset', (ending) => [
    ...reminded,
    newPassword,
    fault('changePasswordByKey', ending),
    press('Change'),
    newPassword,
    press('Change'),
  ]),
}

const passwords = complete(
  {},
  {
    passwords: {
      'Current password': deniz.password,
      'New password': 'Analytical-Engine-1843',
      'Re-enter new password': 'Analytical-Engine-1843',
    },
  },
)
const profilePage = openAs('Deniz', '/dashboard?page=profile')

export const profile: Journeys = {
  ...forEnding(endings, 'the profile', (ending) => [
    profilePage,
    complete({ Name: 'Denise' }),
    fault('updateUser', ending),
    press('SAVE CHANGES'),
    press('SAVE CHANGES'),
  ]),
  ...forEnding(endings, 'the password', (ending) => [
    profilePage,
    passwords,
    fault('changePassword', ending),
    press('UPDATE PASSWORD'),
    passwords,
    press('UPDATE PASSWORD'),
  ]),
  'the profile is not loaded': [
    openAs('Deniz', '/faq'),
    rest,
    fault('getUser', 'ends with status 500'),
    open('/dashboard?page=profile'),
    world('another tab changes the profile'),
    fault('getUser', 'ends with status 500'),
    reload,
    press('Retry'),
  ],
}
