import { Button } from '@radix-ui/themes/components/button'
import { useSelector } from '@xstate/react'
import { applicationHref } from '../../rules/applications/applications.ts'
import { chosenApplication } from '../../rules/firstCall/firstCall.ts'
import { startOf } from '../../rules/text/serverText.ts'
import { DetourLink } from '../kit/links/DetourLink.tsx'
import { Notice } from '../kit/states/Notice.tsx'
import type { FirstCallProps } from './firstCallActors.ts'
import { firstCallTexts } from './firstCallTexts.ts'

const texts = firstCallTexts.secret

export function SecretStep({ actor, copying }: FirstCallProps) {
  const application = useSelector(actor, ({ context }) => chosenApplication(context.state, context.record))
  const isReloading = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  if (!application) return null
  const { id, clientId, clientSecret } = application
  if (clientSecret === null)
    return (
      <>
        <Notice variant="warning">{texts.missing}</Notice>
        <DetourLink className="text-link" href={applicationHref(id)}>
          {texts.open}
        </DetourLink>
      </>
    )
  return (
    <>
      <p>{texts.text}</p>
      <p>
        {texts.id}: <code>{startOf(clientId, 'summary')}</code>
      </p>
      <div className="row guide-actions" aria-busy={isReloading}>
        <Button
          type="button"
          variant="outline"
          onClick={() => copying.send({ type: 'value.copy', copy: { what: 'clientId', value: clientId } })}
        >
          {texts.copyId}
        </Button>
        <Button
          type="button"
          variant="outline"
          onClick={() => copying.send({ type: 'value.copy', copy: { what: 'clientSecret', value: clientSecret } })}
        >
          {texts.copySecret}
        </Button>
        <Button type="button" aria-disabled={isReloading} onClick={() => actor.send({ type: 'secret.confirm' })}>
          {texts.confirm}
        </Button>
      </div>
    </>
  )
}
