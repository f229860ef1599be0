import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Router } from 'wouter'
import { createActor } from 'xstate'
import { contactMachine } from '../../../../../src/machines/contact/contact.machine.ts'
import { mailLinkMachine } from '../../../../../src/machines/mailLink/mailLink.machine.ts'
import { registrationMachine } from '../../../../../src/machines/onboarding/registration.machine.ts'
import { resetMachine } from '../../../../../src/machines/password/reset.machine.ts'
import { profileMachine } from '../../../../../src/machines/profile/profile.machine.ts'
import { signInMachine } from '../../../../../src/machines/session/signIn.machine.ts'
import { ContactView } from '../../../../../src/ui/contact/ContactView.tsx'
import { MailLinkView } from '../../../../../src/ui/mailLink/MailLinkView.tsx'
import { RegistrationView } from '../../../../../src/ui/onboarding/RegistrationView.tsx'
import { ResetView } from '../../../../../src/ui/password/ResetView.tsx'
import { PasswordSection } from '../../../../../src/ui/profile/PasswordSection.tsx'
import { PersonalSection } from '../../../../../src/ui/profile/PersonalSection.tsx'
import { SignInView } from '../../../../../src/ui/session/SignInView.tsx'

const draft = { load: () => undefined, save: () => {}, clear: () => {}, renew: () => {} }
const captcha = () => null
const profile = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  eMailAddress: 'ada@example.com',
  phoneNumber: '+905550000001',
  countryCode: 'TR',
}
const profileActor = createActor(profileMachine)

const email = 'eMailAddress: email, email'
const newPassword = (name: string) => `${name}: password, new-password`

/** What a browser or a password manager fills in, and which keys a phone shows, by a field's type and its autocomplete (WCAG 1.3.5). */
const fields: [form: string, view: ReactNode, fields: string[]][] = [
  [
    'sign-in',
    <SignInView
      key="form"
      actor={createActor(signInMachine, { input: { from: null } })}
      captcha={captcha}
      personas={[]}
    />,
    ['username: email, username', 'password: password, current-password'],
  ],
  [
    'registration',
    <RegistrationView key="form" actor={createActor(registrationMachine)} captcha={captcha} draft={draft} />,
    [
      'name: text, given-name',
      'lastName: text, family-name',
      email,
      'phoneNumber: tel, tel',
      newPassword('password'),
      newPassword('confirmPassword'),
      'country: select, country',
    ],
  ],
  [
    'email with a link',
    <MailLinkView
      key="form"
      actor={createActor(mailLinkMachine, { input: { purpose: 'reminder' } })}
      captcha={captcha}
      draft={draft}
    />,
    [email],
  ],
  [
    'new password',
    <ResetView key="form" actor={createActor(resetMachine, { input: { key: 'key' } })} />,
    [newPassword('password'), newPassword('confirmPassword')],
  ],
  [
    'contact',
    <ContactView key="form" actor={createActor(contactMachine)} captcha={captcha} draft={draft} />,
    ['name: text, name', email, 'subject: text, none', 'message: textarea, none'],
  ],
  [
    'personal info',
    <PersonalSection key="form" actor={profileActor} profile={profile} draft={draft} />,
    ['firstName: text, given-name', 'lastName: text, family-name', 'country: select, country'],
  ],
  [
    'change of the password',
    <PasswordSection key="form" actor={profileActor} profile={profile} />,
    [
      'username: email, username',
      'password: password, current-password',
      newPassword('newPassword'),
      newPassword('confirmPassword'),
    ],
  ],
]

test.each(fields)('the fields of the form %s say what they are for', (_, view, expected) => {
  const html = renderToString(<Router ssrPath="/">{view}</Router>)
  const shown = [...html.matchAll(/<(input|textarea|select)\b([^>]*)>/g)].map(([, tag = '', attributes = '']) => {
    const of = (name: string) => new RegExp(`\\b${name}="([^"]*)"`, 'i').exec(attributes)?.[1]
    return `${of('name')}: ${of('type') ?? tag}, ${of('autocomplete') ?? 'none'}`
  })
  expect(shown).toEqual(expected)
})
