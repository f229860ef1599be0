import { Button } from '@radix-ui/themes/components/button'
import { useSelector } from '@xstate/react'
import { useRef } from 'react'
import type { SandboxConsent } from '../../../../rules/sandbox/customers/consents.ts'
import { startOf } from '../../../../rules/text/serverText.ts'
import { capitalizedStatus } from '../../workbench/capitalizedStatus.ts'
import { toSectionHeading } from '../../workbench/panel/toSectionHeading.ts'
import { dateTime } from '../../workbench/times.ts'
import { ControlOutcome } from '../ControlOutcome.tsx'
import type { DataControlActor } from '../dataActors.ts'
import { useDone } from '../useDone.ts'

const tones = { RECEIVED: undefined, VALID: 'success', REVOKED: 'error', EXPIRED: undefined } as const

/** What the customer has allowed, to be withdrawn as on the bank's page. */
export function Consents({ consents, actor }: { consents: readonly SandboxConsent[]; actor: DataControlActor }) {
  const list = useRef<HTMLUListElement>(null)
  useDone(actor, ({ kind }) => {
    if (kind === 'consent') list.current?.focus()
  })
  const withdrawn = useSelector(actor, (snapshot) => {
    const { control } = snapshot.context
    return snapshot.matches('running') && control?.kind === 'consent' ? control.consentId : null
  })
  return (
    <>
      <h3 className="data-heading">Consents</h3>
      {consents.length === 0 ? (
        <p>No consents.</p>
      ) : (
        <ul className="data-list" aria-label="Consents, newest first" ref={list} tabIndex={-1}>
          {consents.map(({ consentId, applicationName, scopes, status, expiresAt }) => (
            <li key={consentId} ref={toSectionHeading}>
              <div className="data-item">
                <strong>
                  {startOf(applicationName, 'name')}{' '}
                  <span className="sandbox-badge" data-tone={tones[status]}>
                    {capitalizedStatus(status)}
                  </span>
                </strong>
                <span>
                  {consentId}, {scopes.join(', ')}
                  {expiresAt !== null && `, until ${dateTime(expiresAt)}`}
                </span>
              </div>
              {/* The bank reports the change before it answers: the focus stays until the list takes it. */}
              {(status === 'VALID' || consentId === withdrawn) && (
                <Button
                  variant="outline"
                  aria-label={`Withdraw ${consentId}`}
                  onClick={() => actor.send({ type: 'control.request', control: { kind: 'consent', consentId } })}
                >
                  Withdraw
                </Button>
              )}
              <ControlOutcome
                actor={actor}
                of={(control) => control.kind === 'consent' && control.consentId === consentId}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
