import { brand } from '../../rules/brand.ts'
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

Very common passwords are refused even if they follow these rules. Use a phrase that only you would think of. It is easy to remember and hard to guess.`,
  },
  {
    id: 'no-activation-mail',
    question: 'Why can’t I sign in after I registered?',
    answer: `You must activate a new account first. Click the link in the email that we sent to the address you registered with.

Q: What if I didn’t get an email?
A: Check your spam folder. If it isn’t there, open Resend activation mail below the sign-in form and enter your email address.

Q: What if the activation fails?
A: Each link works once. Request a new one in the same way, or write to ${brand.email}.`,
  },
  {
    id: 'forgotten-password',
    question: 'How do I renew a forgotten or expired password?',
    answer: `Open Forgot password below the sign-in form and enter your email address. We send you a link to choose a new password.

If the sign-in form says that your user is disabled and the password must be renewed, follow the same steps. The account works again with the new password. To change a password that you know, use Edit Your Profile on the dashboard.`,
  },
]
