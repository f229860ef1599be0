import { fromPromise } from 'xstate'
import { applicationsMachine } from '../../../machines/applications/applications.machine.ts'
import { copyMachine } from '../../../machines/applications/copy.machine.ts'
import type { ActorsOf } from '../../../machines/port.ts'
import { unwrap } from '../../../rules/security/secret.ts'
import type { Portal } from '../../bootstrap/portal/portal.ts'
import { watchApplications } from '../shared/watchApplications.ts'
import type { ApplicationChanges } from './applicationChanges.ts'

export function applicationsOf(
  { session }: Pick<Portal, 'session'>,
  changes: ApplicationChanges,
  onDeleted: (id: string) => void,
) {
  const actors = {
    loadApplications: fromPromise(({ signal }) => session.call('listApplications', undefined, { signal })),
    deleteApplication: fromPromise(async ({ input, signal }) => {
      await session.call('deleteApplication', input, { signal })
      onDeleted(input.id)
    }),
    watchApplications: watchApplications(changes),
  } satisfies ActorsOf<typeof applicationsMachine>
  return applicationsMachine.provide({ actors })
}

/** `clipboard` is absent where the page is in no secure context. */
export function copyOf(clipboard: Pick<Clipboard, 'writeText'> | undefined, changes: ApplicationChanges) {
  const actors = {
    copyValue: fromPromise(async ({ input: { value } }) => {
      if (!clipboard || value === null) throw new Error('There is no clipboard, or nothing to copy')
      await clipboard.writeText(typeof value === 'string' ? value : unwrap(value))
    }),
    watchApplications: watchApplications(changes),
  } satisfies ActorsOf<typeof copyMachine>
  return copyMachine.provide({ actors })
}
