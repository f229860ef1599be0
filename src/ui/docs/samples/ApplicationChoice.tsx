import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { sampleCredentialsMachine } from '../../../machines/docs/sampleCredentials.machine.ts'
import { shownApplication } from '../../../rules/applications/sampleApplications.ts'
import { startOf } from '../../../rules/text/serverText.ts'
import { handOffFocus } from '../../kit/focus/handOffFocus.ts'

/** With the last application, or the session, the choice goes: beside it is the button that copies. */
const pass = handOffFocus((choice) => {
  const tools = choice.parentElement
  return () => [tools?.querySelector('button')]
})

const texts = { label: 'Show the client ID of', none: 'Choose an application' } as const

/** Chooses the application whose client ID the samples show; for who is signed in and has one. */
export function ApplicationChoice({ actor }: { actor: ActorRefFrom<typeof sampleCredentialsMachine> }) {
  const { applications, chosenId } = useSelector(actor, ({ context }) => context)
  if (applications.length === 0) return null
  const chosen = shownApplication(applications, chosenId)
  return (
    <label ref={pass} className="application-choice">
      <span className="visually-hidden">{texts.label}</span>
      <select
        value={chosen?.id ?? ''}
        onChange={({ target: { value } }) => actor.send({ type: 'application.choose', id: value || null })}
      >
        <option value="">{texts.none}</option>
        {applications.map(({ id, name }) => (
          <option key={id} value={id}>
            {startOf(name, 'name')}
          </option>
        ))}
      </select>
    </label>
  )
}
