import type { FirstCallStep } from '../../rules/firstCall/firstCall.ts'
import type { Problem } from '../../rules/problem.ts'
import type { Address } from '../../rules/routes/address.ts'

export const firstCallTexts = {
  title: 'Your First Call',
  intro: 'Five steps from a new account to your first response from the bank. You can leave and continue later.',
  loading: 'Loading your applications',
  unavailable: 'Couldn’t load your applications and APIs',
  notOffered: 'You can’t make calls from this portal. Getting Started shows the same steps in your terminal.',
  gettingStarted: 'Read Getting Started',
  steps: {
    application: 'Choose an application',
    secret: 'Get its credentials',
    customer: 'Choose a test customer',
    token: 'Request an access token',
    call: 'Call the accounts list',
  } satisfies Record<FirstCallStep, string>,
  status: { done: 'Done', current: 'Current step', toDo: 'To do' },
  reopen: {
    application: 'Change',
    secret: 'Show again',
    customer: 'Change',
    token: 'Request again',
    call: 'Call again',
  } satisfies Record<FirstCallStep, string>,
  application: {
    text: (api: string) => `An application calls the bank with its own credentials. It needs the ${api} API.`,
    choose: 'Use this application',
    deleted: 'The application you chose was deleted. Choose another.',
    none: 'None of your applications can call the accounts list yet.',
    create: 'Create an application',
    switchOn: (api: string, name: string) => `Switch on ${api} in ${name}`,
  },
  secret: {
    text: 'The client ID and client secret authenticate your application. Keep the secret on your server, never in an app or a web page.',
    id: 'Client ID',
    copyId: 'Copy client ID',
    copySecret: 'Copy client secret',
    confirm: 'I have saved them',
    missing: 'This application has no client secret. Open it and press Refresh Secret.',
    open: 'Open the application',
  },
  customer: {
    text: 'The sandbox has test customers with accounts. Your application calls the bank on behalf of one of them.',
    choose: 'Choose this customer',
    numbered: (number: string, name: string) => `${number}: ${name}`,
  },
  token: {
    text: 'This page sends the request of the password flow with your credentials, the customer’s number and password, and the scope accounts.',
    request: 'Request a token',
    requesting: 'Requesting …',
    expired: 'The access token has expired. Request a new one; your other steps are kept.',
    held: 'This page keeps the access token in memory until it expires or you leave.',
  },
  call: {
    text: 'This page sends GET /api/accounts/v1/accounts with the access token in the Authorization header.',
    send: 'Call the accounts list',
    sending: 'Calling …',
  },
  refused: (status: number, message: string) => `The bank answered ${status}: ${message}.`,
  failed: ({ kind, message }: Problem) =>
    kind === 'outdated' ? message : `No response: ${message.replace(/\.$/, '')}. Your steps are kept. Try again.`,
  newToken: 'Request a new token',
  done: {
    title: 'The bank answered 200',
    earlier: 'You have made your first call.',
    again: 'Call again',
    next: 'Try other APIs in the documentation',
  },
  progress: {
    done: 'First call: done.',
    checklist: 'Open the go-live checklist',
    toDo: 'First call: to do.',
    start: 'Make your first call',
  },
  live: {
    title: 'Go-live checklist',
    text: 'The bank grants production access. Prepare these before you ask.',
    addresses: 'Enter the IP addresses of your servers',
    addressesText: 'The live environment requires an IP list.',
    contact: 'Contact us for access',
    contactText: 'You sign a contract and a request form, and the bank gives you access to the live environment.',
  },
} as const

/** What the bank asks for in production, with the page that explains it. */
export const goLiveItems: readonly { title: string; text: string; href: Address }[] = [
  {
    title: 'Create your own key pair',
    text: 'Register the public key. The private key stays on your server.',
    href: '/docs/authorization#rsa-keys',
  },
  {
    title: 'Sign requests',
    text: 'Check your signatures with the workbench.',
    href: '/docs/authorization#signature-workbench',
  },
  {
    title: 'Let customers sign in at the bank',
    text: 'Use the authorization code flow, and register the redirect URI of your product.',
    href: '/docs/authorization-code-flow',
  },
  {
    title: 'Handle one-time passwords',
    text: 'Calls such as transfers ask the customer to confirm.',
    href: '/docs/api-usage#one-time-passwords',
  },
  {
    title: 'Handle errors and limits',
    text: 'Renew tokens, wait after a 429 response, and check whether a timed-out request succeeded.',
    href: '/docs/error-codes',
  },
]
