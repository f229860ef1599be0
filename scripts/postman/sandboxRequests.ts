import { addressOf, type Folder, type Item } from './collectionFormat.ts'
import { testAnswer } from './events/events.ts'
import type { SandboxFlow } from './sandboxFlow.ts'

interface ControlCall {
  name: string
  description: string
  method: 'GET' | 'PUT' | 'POST'
  /** Below /sandbox/api/. */
  path: string
  body?: object
}

const controlRequest = ({ name, description, method, path, body }: ControlCall): Item => ({
  name,
  request: {
    method,
    url: addressOf(['sandbox', 'api', ...path.split('/')]),
    auth: { type: 'noauth' },
    header: [],
    description,
    ...(body && {
      body: { mode: 'raw', raw: JSON.stringify(body, null, 2), options: { raw: { language: 'json' } } },
    }),
  },
  event: [testAnswer(200)],
  response: [],
})

/** Sent before the calls: what a sandbox needs so that all of them succeed one after another, on any day and at any hour. */
export const sandboxRequests = ({ saturdayAt, balances }: SandboxFlow): Folder => ({
  name: 'Sandbox',
  description:
    'Prepares the sandbox for a run of the whole collection. Leave it out where nothing may change. Other environments of the bank do not have these calls.',
  item: [
    controlRequest({
      name: 'Clock',
      description:
        'Shows the time of the sandbox. A script keeps how far it is from yours, so that the days in the calls are those of the sandbox.',
      method: 'GET',
      path: 'clock',
    }),
    controlRequest({
      name: 'Clock, next Saturday',
      description:
        'Moves the clock of the sandbox forward, so that the hours of the APIs suit every call: some are open, and an EFT can still be cancelled. To go back to real time, send {"reset": true}.',
      method: 'POST',
      path: 'clock',
      body: { set: `{{next_saturday}}T${saturdayAt}` },
    }),
    controlRequest({
      name: 'Rate limits',
      description:
        'Turns the rate limits off: the collection has more calls than an application may make in a second, and in a day. To turn them on, send enforced.',
      method: 'PUT',
      path: 'settings',
      body: { rateLimit: 'off' },
    }),
    ...balances.map(({ customer, account, balance }) =>
      controlRequest({
        name: `Balance of account ${account}`,
        description: `Gives customer ${customer} the money that the calls need.`,
        method: 'PUT',
        path: `customers/${customer}/accounts/${account}`,
        body: { balance },
      }),
    ),
  ],
})

const minutesOf = (milliseconds: number) => `${milliseconds / 60_000} minutes`

/** In place of waiting. */
export const advanceClock = (milliseconds: number): Item =>
  controlRequest({
    name: `Clock, ${minutesOf(milliseconds)} later`,
    description: `Moves the clock of the sandbox forward by ${minutesOf(milliseconds)}, so that the bank has done what takes it some time.`,
    method: 'POST',
    path: 'clock',
    body: { advance: milliseconds },
  })
