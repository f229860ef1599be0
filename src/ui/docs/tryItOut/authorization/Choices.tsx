import { Button } from '@radix-ui/themes/components/button'
import { type FormEvent, useState } from 'react'
import { switchOnHref } from '../../../../rules/applications/applications.ts'
import { seal } from '../../../../rules/security/secret.ts'
import { type CallAccess, choiceProblem, type TokenChoice } from '../../../../rules/tryItOut/authorization.ts'
import { DetourLink } from '../../../kit/links/DetourLink.tsx'
import { Notice } from '../../../kit/states/Notice.tsx'
import { Spinner } from '../../../kit/states/Spinner.tsx'
import { authorizationTexts as texts } from './authorizationTexts.ts'
import { Choice } from './Choice.tsx'
import { BaasCustomerChoice, CustomerChoice } from './CustomerChoice.tsx'
import { RefusalNotice } from './RefusalNotice.tsx'
import type { Authorization } from './useAuthorization.ts'

interface Props {
  authorization: Authorization
  access: CallAccess
  onClose(): void
}

/** Application, flow and customer, and what the request needs besides. */
export function Choices({ authorization: { snapshot, can, send }, access, onClose }: Props) {
  const { applications, choice, refusal, problem, servesLogin } = snapshot.context
  const wrong = choiceProblem(choice, applications, access, servesLogin)
  const busy = snapshot.hasTag('busy')
  const option = access.options.find(({ grant }) => grant === choice.grant)
  const change = (changed: Partial<TokenChoice>) => send({ type: 'choice.change', choice: changed })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (can({ type: 'token.request' })) send({ type: 'token.request' })
  }
  const needsConsent = choice.grant === 'authorization_code'
  return (
    <form className="authorization-form" onSubmit={submit}>
      <Choice
        label={texts.application}
        value={choice.applicationId ?? ''}
        choices={applications.map(({ id, name, productIds }) => ({
          value: id,
          label: productIds.includes(access.productId) ? name : texts.without(name),
        }))}
        onChange={(applicationId) => change({ applicationId })}
      />
      <Choice
        label={texts.grant}
        value={choice.grant ?? ''}
        choices={access.options.map(({ grant }) => ({ value: grant, label: texts.grants[grant] }))}
        onChange={(value) => change({ grant: access.options.find(({ grant }) => grant === value)?.grant ?? null })}
      />
      {choice.grant === 'password' && <CustomerChoice choice={choice} onChange={change} />}
      {choice.grant === 'authorization_id' && (
        <>
          <BaasCustomerChoice choice={choice} onChange={change} />
          <PrivateKey
            key={choice.applicationId}
            isHeld={choice.privateKey !== null}
            onChange={(privateKey) => change({ privateKey })}
          />
        </>
      )}
      {option && (
        <p className="authorization-state">
          {texts.scopes}: {option.scopes.join(' ') || texts.anyScopes}
        </p>
      )}
      {needsConsent && servesLogin && <p className="authorization-state">{texts.returns}</p>}
      {wrong !== null && wrong !== 'noApplication' && (
        <Notice variant="info">
          {texts.problems[wrong]}{' '}
          {(wrong === 'productOff' || wrong === 'noSecret') && (
            <DetourLink href={switchOnHref(choice.applicationId ?? '', access.productId)}>
              {texts.editApplication}
            </DetourLink>
          )}
        </Notice>
      )}
      <RefusalNotice refusal={refusal} problem={problem} />
      <div className="dialog-actions">
        <Button type="button" variant="soft" color="gray" onClick={onClose}>
          {texts.cancel}
        </Button>
        <Button type="submit" aria-disabled={wrong !== null || busy} aria-busy={busy}>
          {busy && <Spinner />}
          <span>{needsConsent ? texts.continueAtBank : texts.request}</span>
        </Button>
      </div>
    </form>
  )
}

interface PrivateKeyProps {
  isHeld: boolean
  onChange(key: TokenChoice['privateKey']): void
}

/** What is typed stays in the field and, sealed, in the chart, also after the field has gone. */
const PrivateKey = ({ isHeld, onChange }: PrivateKeyProps) => {
  const [isTyped, setTyped] = useState(false)
  return (
    <label className="authorization-choice">
      <span>{texts.privateKey}</span>
      <textarea
        rows={4}
        spellCheck={false}
        autoComplete="off"
        onChange={({ target: { value } }) => {
          setTyped(true)
          onChange(value.trim() === '' ? null : seal(value))
        }}
      />
      <small>{isHeld && !isTyped ? texts.privateKeyHeld : texts.privateKeyHint}</small>
    </label>
  )
}
