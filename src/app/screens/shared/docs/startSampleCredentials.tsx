import { shownApplication } from '../../../../rules/applications/sampleApplications.ts'
import { ApplicationChoice } from '../../../../ui/docs/samples/ApplicationChoice.tsx'
import type { SampleCredentials } from '../../../../ui/docs/samples/credentials.ts'
import { fillClientId } from '../../../../ui/docs/samples/fillClientId.ts'
import { createApplicationChanges } from '../../../actors/applications/applicationChanges.ts'
import { chosenApplication, sampleCredentialsOf } from '../../../actors/docs/sampleCredentials.ts'
import { startScopedActor } from '../../../actors/shared/startScopedActor.ts'
import type { Shell } from '../../../bootstrap/shell/shell.ts'
import type { ScreenScope } from '../../../router/screenScope.ts'

/** Starts the choice of an application and reports what the samples show of it, now and after every change. */
export function startSampleCredentials(
  scope: ScreenScope,
  shell: Shell,
  notify: (credentials: SampleCredentials) => void,
): void {
  if (scope.isDisposed()) return
  const { load, save } = chosenApplication(() => localStorage)
  const actor = startScopedActor(scope, sampleCredentialsOf(shell, shell.once(createApplicationChanges)()), {
    input: { chosenId: load() },
    on: { 'application.chosen': ({ id }) => save(id) },
  })
  const Choice = () => <ApplicationChoice actor={actor} />
  let known: string | null | undefined
  const update = () => {
    const { applications, chosenId } = actor.getSnapshot().context
    const clientId = shownApplication(applications, chosenId)?.clientId ?? null
    if (clientId === known) return
    known = clientId
    notify({ clientId, Choice, fill: (html) => (clientId === null ? html : fillClientId(html, clientId)) })
  }
  actor.subscribe(update)
  update()
}
