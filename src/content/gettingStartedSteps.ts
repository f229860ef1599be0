import type { StepName } from '../rules/dashboard/dashboard.ts'

/** What the page of the five steps says of each; no other page loads it. */
export const gettingStartedSteps: Readonly<Record<StepName, string>> = {
  discover:
    'Browse the products, from account balances to virtual cards. Each one has a summary, and its documentation is one click away. You need no account to read.',
  register:
    'Create a developer account with the sign-up form. Click the link in the email we send you to activate your account, then sign in.',
  create:
    'Press the New Application button on your dashboard and fill in the required fields. Activate the APIs you need and add them to the application. It gets its own client ID and client secret.',
  develop: 'Build against the sandbox with simulated data. It works like the bank, but no real money moves.',
  live: 'When your application is ready, request access through Contact Us on the support page. You sign a contract and a request form, and we give you access to the live environment.',
}
