import { Button } from '@radix-ui/themes/components/button'
import * as Dialog from '@radix-ui/themes/components/dialog'
import type { FormEvent } from 'react'
import { Link } from 'wouter'
import { testCustomers } from '../../../../rules/testCustomers.ts'
import { type CallAccess, choiceProblem, type TokenOption } from '../../../../rules/tryItOut.ts'
import { Notice } from '../../../kit/Notice.tsx'
import { Spinner } from '../../../kit/Spinner.tsx'
import { useReturnFocus } from '../../../kit/useReturnFocus.ts'
import { authorizationTexts as texts } from './authorizationTexts.ts'
import { Choice } from './Choice.tsx'
import { RefusalNotice } from './RefusalNotice.tsx'
import type { Authorization } from './useAuthorization.ts'
import '../../../kit/dialog.css'

const newApplication = (productId: string) => `/dashboard?page=newapplication&product=${encodeURIComponent(productId)}`

export default function AuthorizationDialog({ authorization }: { authorization: Authorization }) {
  const { snapshot, send } = authorization
  const returnFocus = useReturnFocus()
  const { access, problem } = snapshot.context
  if (!access) return null
  const close = () => send({ type: 'dialog.close' })
  return (
    <Dialog.Root open onOpenChange={close}>
      <Dialog.Content maxWidth="32rem" onCloseAutoFocus={returnFocus}>
        <Dialog.Title as="h2">{texts.title}</Dialog.Title>
        <Dialog.Description mb="4">{texts.intro}</Dialog.Description>
        {snapshot.matches({ authorizing: 'loading' }) && (
          <p role="status">
            <Spinner /> {texts.loading}
          </p>
        )}
        {snapshot.matches({ authorizing: 'unavailable' }) && (
          <Notice variant="error" onRetry={() => send({ type: 'applications.reload' })}>
            {problem?.message}
          </Notice>
        )}
        {snapshot.matches({ authorizing: 'empty' }) && (
          <p>
            {texts.noApplications} <Link href={newApplication(access.productId)}>{texts.createApplication}</Link>
          </p>
        )}
        {(snapshot.matches({ authorizing: 'choosing' }) || snapshot.matches({ authorizing: 'requesting' })) && (
          <Choices authorization={authorization} access={access} onClose={close} />
        )}
      </Dialog.Content>
    </Dialog.Root>
  )
}

interface Props {
  authorization: Authorization
  access: CallAccess
  onClose(): void
}

function Choices({ authorization: { snapshot, can, send }, access, onClose }: Props) {
  const { applications, choice, refusal, problem } = snapshot.context
  const wrong = choiceProblem(choice, applications, access)
  const busy = snapshot.hasTag('busy')
  const option = access.options.find(({ grant }) => grant === choice.grant)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (can({ type: 'token.request' })) send({ type: 'token.request' })
  }
  return (
    <form className="authorization-form" onSubmit={submit}>
      <Choice
        label={texts.application}
        value={choice.applicationId ?? ''}
        choices={applications.map(({ id, name, productIds }) => ({
          value: id,
          label: productIds.includes(access.productId) ? name : texts.without(name),
        }))}
        onChange={(applicationId) => send({ type: 'choice.change', choice: { applicationId } })}
      />
      <Choice
        label={texts.grant}
        value={choice.grant ?? ''}
        choices={access.options.map(({ grant }) => ({ value: grant, label: texts.grants[grant] }))}
        onChange={(value) => {
          const grant = access.options.find((each) => each.grant === value)?.grant ?? null
          send({ type: 'choice.change', choice: { grant } })
        }}
      />
      {choice.grant === 'password' && (
        <Choice
          label={texts.customer}
          value={choice.customerNumber}
          choices={testCustomers.map(({ number, name }) => ({
            value: number,
            label: texts.customerNamed(number, name),
          }))}
          onChange={(customerNumber) => send({ type: 'choice.change', choice: { customerNumber } })}
        />
      )}
      {option && <Scopes option={option} />}
      {(wrong === 'productOff' || wrong === 'noSecret') && (
        <Notice variant="info">
          {texts.problems[wrong]}{' '}
          <Link href={`/dashboard?page=editapplication&appId=${encodeURIComponent(choice.applicationId ?? '')}`}>
            {texts.editApplication}
          </Link>
        </Notice>
      )}
      <RefusalNotice refusal={refusal} problem={problem} />
      <div className="dialog-actions">
        <Button type="button" variant="soft" color="gray" onClick={onClose}>
          {texts.cancel}
        </Button>
        <Button type="submit" aria-disabled={wrong !== null || busy} aria-busy={busy}>
          {busy && <Spinner />}
          {texts.request}
        </Button>
      </div>
    </form>
  )
}

const Scopes = ({ option }: { option: TokenOption }) => (
  <p className="authorization-state">
    {texts.scopes}: {option.scopes.join(' ') || texts.anyScopes}
  </p>
)
