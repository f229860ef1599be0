import { fromPromise } from 'xstate'
import { applicationFormMachine } from '../../machines/applications/applicationForm.machine.ts'
import type { ApplicationSaving, ApplicationSearch } from '../../machines/applications/applicationForm.setup.ts'
import { iconMachine } from '../../machines/applications/icon.machine.ts'
import type { ActorsOf } from '../../machines/port.ts'
import {
  type GeneratedKeys,
  isSameApplication,
  type OpenedApplication,
  refusedIcon,
} from '../../rules/applicationForm.ts'
import type { Application, ApplicationForm, ClientTokens } from '../../rules/applications.ts'
import { applicationMessages } from '../../rules/applicationTexts.ts'
import { reveal } from '../../rules/handle.ts'
import type { Problem } from '../../rules/problem.ts'
import { dataUrlOf } from '../dataUrl.ts'
import { generateKeys } from '../keys.ts'
import type { Portal } from '../portal.ts'

const calls = () => import('../../api/applications.ts')

const formOf = ({ id: _, oauthClientId: _id, oauthClientSecret: _secret, clientType: _type, ...form }: Application) =>
  form satisfies ApplicationForm

const openedOf = (application: Application): OpenedApplication => ({
  id: application.id,
  form: formOf(application),
  tokens: { clientId: application.oauthClientId, clientSecret: application.oauthClientSecret },
})

const showsAsImage = (url: string): Promise<boolean> =>
  new Promise((resolve) => {
    const image = new Image()
    image.onload = () => resolve(true)
    image.onerror = () => resolve(false)
    image.src = url
  })

/** A file's name says what it claims to be, the browser what it can show. */
async function readIcon(file: File): Promise<string> {
  const refused = refusedIcon(file)
  if (refused !== undefined) throw { kind: 'unknown', message: refused } satisfies Problem
  const url = await dataUrlOf(file)
  if (await showsAsImage(url)) return url
  throw { kind: 'unknown', message: applicationMessages.iconNotImage } satisfies Problem
}

export function applicationFormOf({ client, session }: Pick<Portal, 'client' | 'session'>) {
  const list = (signal: AbortSignal) =>
    session.authorized(signal, async (authorization, signal) =>
      (await calls()).listApplications(client, authorization, signal),
    )
  const actors = {
    loadApplication: fromPromise<OpenedApplication | null, { appId: string }>(async ({ input: { appId }, signal }) => {
      const found = (await list(signal)).find(({ id }) => id === appId)
      return found ? openedOf(found) : null
    }),
    saveApplication: fromPromise<void, ApplicationSaving>(({ input: { appId, form, tokens }, signal }) =>
      session.authorized(signal, async (authorization, signal) => {
        const { saveApplication } = await calls()
        const pair = {
          clientId: tokens?.clientId ?? null,
          clientSecret: tokens ? reveal(tokens.clientSecret) : null,
        }
        return saveApplication(client, authorization, { ...form, ...pair, id: appId, clientType: 'API' }, signal)
      }),
    ),
    listKnown: fromPromise<readonly string[], void>(async ({ signal }) => (await list(signal)).map(({ id }) => id)),
    findSaved: fromPromise<boolean, ApplicationSearch>(async ({ input: { appId, form, known }, signal }) =>
      (await list(signal)).some((application) => {
        const isSent = appId === null ? !known.includes(application.id) : appId === application.id
        return isSent && isSameApplication(formOf(application), form)
      }),
    ),
    generateKeys: fromPromise<GeneratedKeys, void>(() => generateKeys(globalThis.crypto?.subtle)),
    refreshSecret: fromPromise<ClientTokens, { appId: string; tokens: ClientTokens }>(
      ({ input: { appId, tokens }, signal }) =>
        session.authorized(signal, async (authorization, signal) => {
          const { renewTokens } = await calls()
          const body = { id: appId, clientId: tokens.clientId, clientSecret: reveal(tokens.clientSecret) }
          return renewTokens(client, authorization, body, signal)
        }),
    ),
  } satisfies ActorsOf<typeof applicationFormMachine>
  return applicationFormMachine.provide({ actors })
}

export const iconOf = () =>
  iconMachine.provide({
    actors: {
      readIcon: fromPromise<string, { file: File }>(async ({ input: { file } }) => readIcon(file)),
    } satisfies ActorsOf<typeof iconMachine>,
  })
