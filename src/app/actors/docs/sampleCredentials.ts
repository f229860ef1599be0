import { is, nullable, string } from 'superstruct'
import { fromPromise } from 'xstate'
import { sampleCredentialsMachine } from '../../../machines/docs/sampleCredentials.machine.ts'
import type { ActorsOf } from '../../../machines/port.ts'
import { sampleApplicationKey, sampleApplicationsOf } from '../../../rules/applications/sampleApplications.ts'
import { readJson, writeJson } from '../../../rules/json/storedJson.ts'
import type { Shell } from '../../bootstrap/shell/shell.ts'
import type { ApplicationChanges } from '../applications/applicationChanges.ts'
import { watchApplications } from '../shared/watchApplications.ts'
import { watchOwner } from '../shared/watchOwner.ts'

/** The choice on this device; without storage it is forgotten with the page. */
export function chosenApplication(storage: () => Storage) {
  return {
    /** Null where none is to be shown, undefined where nothing was chosen yet. */
    load(): string | null | undefined {
      const stored = readJson(storage, sampleApplicationKey)
      return is(stored, nullable(string())) ? stored : undefined
    },
    save: (id: string | null) => void writeJson(storage, sampleApplicationKey, id),
  }
}

export function sampleCredentialsOf(
  { session, portalReady }: Pick<Shell, 'session' | 'portalReady'>,
  changes: Pick<ApplicationChanges, 'subscribe'>,
) {
  const actors = {
    // The page may be older than the sign-in, so the call belongs to who is signed in now and not to the page.
    loadApplications: fromPromise(async ({ input: { username }, signal }) =>
      sampleApplicationsOf(
        await (await portalReady).session.callFor(username)('listApplications', undefined, { signal }),
      ),
    ),
    watchSession: watchOwner(session),
    watchApplications: watchApplications(changes),
  } satisfies ActorsOf<typeof sampleCredentialsMachine>
  return sampleCredentialsMachine.provide({ actors })
}
