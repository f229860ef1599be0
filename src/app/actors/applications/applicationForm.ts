import { fromPromise } from 'xstate'
import { applicationFormMachine } from '../../../machines/applications/applicationForm.machine.ts'
import { iconMachine } from '../../../machines/applications/icon.machine.ts'
import type { ActorsOf } from '../../../machines/port.ts'
import { isSameApplication } from '../../../rules/applications/applicationConflicts.ts'
import type { ApplicationForm } from '../../../rules/applications/applicationForm.ts'
import { refusedImage } from '../../../rules/applications/applicationIcon.ts'
import { applicationLimits } from '../../../rules/applications/applicationLimits.ts'
import { applicationMessages } from '../../../rules/applications/applicationMessages.ts'
import type { Application } from '../../../rules/applications/applications.ts'
import { iconHeaderOf } from '../../../rules/applications/iconKinds.ts'
import type { OpenedApplication } from '../../../rules/applications/openedApplication.ts'
import { stripPemLines } from '../../../rules/applications/pemLines.ts'
import type { Problem } from '../../../rules/problem.ts'
import { unwrap } from '../../../rules/security/secret.ts'
import type { Portal } from '../../bootstrap/portal/portal.ts'
import { readAsDataUrl } from '../shared/readAsDataUrl.ts'
import { watchApplications } from '../shared/watchApplications.ts'
import type { ApplicationChanges } from './applicationChanges.ts'
import { generateKeys } from './generateKeys.ts'

const formOf = ({ id: _, oauthClientId: _id, oauthClientSecret: _secret, clientType: _type, ...form }: Application) =>
  ({ ...form, publicKey: stripPemLines(form.publicKey) }) satisfies ApplicationForm

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

const refuse = (message: string): Problem => ({ kind: 'unknown', message })

/** The file's bytes say what it is, and the browser whether it can show it. */
async function readIcon(file: File): Promise<string> {
  // A file of any size can be chosen: one that is too big is never read.
  if (file.size > applicationLimits.iconBytes) throw refuse(applicationMessages.iconTooBig)
  const bytes = new Uint8Array(await file.arrayBuffer())
  const refused = refusedImage(bytes)
  if (refused !== undefined) throw refuse(refused)
  const url = await readAsDataUrl(new File([bytes], file.name, { type: iconHeaderOf(bytes)?.type ?? file.type }))
  if (await showsAsImage(url)) return url
  throw refuse(applicationMessages.iconNotImage)
}

export function applicationFormOf({ session }: Pick<Portal, 'session'>, changes: ApplicationChanges) {
  const list = (signal: AbortSignal) => session.call('listApplications', undefined, { signal })
  const find = async (appId: string, signal: AbortSignal) => {
    const found = (await list(signal)).find(({ id }) => id === appId)
    return found ? openedOf(found) : null
  }
  const actors = {
    loadApplication: fromPromise(({ input, signal }) => find(input.appId, signal)),
    readTokens: fromPromise(async ({ input, signal }) => (await find(input.appId, signal))?.tokens ?? null),
    watchChanges: watchApplications(changes),
    saveApplication: fromPromise(({ input: { appId, form, tokens }, signal }) => {
      const pair = {
        clientId: tokens?.clientId ?? null,
        clientSecret: tokens?.clientSecret ? unwrap(tokens.clientSecret) : null,
      }
      return session.call('saveApplication', { ...form, ...pair, id: appId, clientType: 'API' }, { signal })
    }),
    listApplicationIds: fromPromise(async ({ signal }) => (await list(signal)).map(({ id }) => id)),
    findSaved: fromPromise(async ({ input: { appId, form, known }, signal }) => {
      const found = (await list(signal)).find((application) => {
        const isSent = appId === null ? !known.includes(application.id) : appId === application.id
        return isSent && isSameApplication(formOf(application), form)
      })
      return found ? openedOf(found) : null
    }),
    generateKeys: fromPromise(() => generateKeys(globalThis.crypto?.subtle)),
    refreshSecret: fromPromise(({ input: { appId, tokens }, signal }) => {
      const clientSecret = tokens.clientSecret ? unwrap(tokens.clientSecret) : ''
      return session.call('renewTokens', { id: appId, clientId: tokens.clientId, clientSecret }, { signal })
    }),
  } satisfies ActorsOf<typeof applicationFormMachine>
  return applicationFormMachine.provide({ actors })
}

export const iconOf = () =>
  iconMachine.provide({
    actors: {
      readIcon: fromPromise(async ({ input: { file } }) => readIcon(file)),
    } satisfies ActorsOf<typeof iconMachine>,
  })
