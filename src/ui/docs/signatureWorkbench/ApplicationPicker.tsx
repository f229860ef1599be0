import { useSelector } from '@xstate/react'
import { useId } from 'react'
import { dashboardHref } from '../../../rules/dashboard/dashboardViews.ts'
import { startOf } from '../../../rules/text/serverText.ts'
import { DetourLink } from '../../kit/links/DetourLink.tsx'
import type { SignatureWorkbenchProps } from './signatureWorkbenchActor.ts'
import { signatureWorkbenchTexts as texts } from './signatureWorkbenchTexts.ts'

/** The developer's applications: the portal knows their public keys, and no private one. */
export function ApplicationPicker({ actor, error }: SignatureWorkbenchProps & { error: string | undefined }) {
  const id = useId()
  const { status, applications } = useSelector(actor, ({ context }) => context.list)
  const chosen = useSelector(actor, ({ context }) => context.application)
  if (status === 'signedOut')
    return (
      <p>
        <DetourLink className="text-link" href="/login">
          {texts.signIn}
        </DetourLink>{' '}
        {texts.signInFor}
      </p>
    )
  if (status === 'loading') return <p role="status">{texts.loading}</p>
  if (status === 'failed') return <p role="alert">{texts.notLoaded}</p>
  if (applications.length === 0)
    return (
      <p>
        {texts.noApplications}{' '}
        <DetourLink className="text-link" href={dashboardHref('newapplication')}>
          {texts.createApplication}
        </DetourLink>
      </p>
    )
  return (
    <div className="row workbench-select">
      <label htmlFor={id}>{texts.application}</label>
      <select
        id={id}
        value={chosen?.id ?? ''}
        aria-describedby={`${id}message`}
        onChange={({ target: { value } }) =>
          actor.send(value === '' ? { type: 'key.clear' } : { type: 'application.choose', id: value })
        }
      >
        <option value="">{texts.chooseApplication}</option>
        {applications.map(({ id: applicationId, name }) => (
          <option key={applicationId} value={applicationId}>
            {startOf(name, 'name')}
          </option>
        ))}
      </select>
      <p id={`${id}message`} className="workbench-message" role={error === undefined ? undefined : 'alert'}>
        {error}
      </p>
    </div>
  )
}
