import { brand } from '../brand.ts'
import type { FaqItem } from './item.ts'

export const signInQuestions: readonly FaqItem[] = [
  {
    id: 'password-rule',
    question: 'Which passwords are accepted?',
    answer: `A password has at least 8 characters and contains at least one of each of these:

- an upper case letter
- a lower case letter
- a number
- a special character, such as ! or ?

Very common passwords are refused even if they keep these rules. A sentence that only you would think of is easy to keep in mind and hard to guess.`,
  },
  {
    id: 'no-activation-mail',
    question: 'I have registered, but I cannot sign in. Why?',
    answer: `A new account has to be activated first. Click the link in the e-mail that we sent to the address you registered with.

Q: There is no such e-mail.
A: Look into the folder for unwanted mail. If it is not there either, open Resend activation mail below the sign-in form and type your e-mail address.

Q: The link says that the activation failed.
A: Each link works once. Ask for a new one in the same way, or write to ${brand.email}.`,
  },
  {
    id: 'forgotten-password',
    question: 'How do I renew a forgotten or expired password?',
    answer: `Open Forgot password below the sign-in form and type your e-mail address. We send you a link, and behind it you choose a new password.

If the sign-in form says that your user is disabled and the password has to be renewed, take the same way: the account works again with the new password. To change a password that you know, use Edit Your Profile on the dashboard.`,
  },
]
