import { Button } from '@radix-ui/themes/components/button'
import * as Dialog from '@radix-ui/themes/components/dialog'
import { dashboardHref } from '../../../../rules/dashboard/dashboardViews.ts'
import { useReturnFocus } from '../../../kit/focus/useReturnFocus.ts'
import { DetourLink } from '../../../kit/links/DetourLink.tsx'
import { Notice } from '../../../kit/states/Notice.tsx'
import { Spinner } from '../../../kit/states/Spinner.tsx'
import { authorizationTexts as texts } from './authorizationTexts.ts'
import { Choices } from './Choices.tsx'
import type { Authorization } from './useAuthorization.ts'
import '../../../kit/dialogs/dialogs.css'

const newApplication = (productId: string) =>
  `${dashboardHref('newapplication')}&product=${encodeURIComponent(productId)}` as const

interface Props {
  authorization: Authorization
  /** Of the button that opens it; a page that is come back to shows the dialog at once. */
  openerId: string
}

export default function AuthorizationDialog({ authorization, openerId }: Props) {
  const { snapshot, send } = authorization
  const returnFocus = useReturnFocus(openerId)
  const { access, problem } = snapshot.context
  if (!access) return null
  const isIn = (
    state: 'loading' | 'reloading' | 'unavailable' | 'empty' | 'choosing' | 'requesting' | 'consenting' | 'exchanging',
  ) => snapshot.matches({ authorizing: state })
  const close = () => send({ type: 'dialog.close' })
  return (
    <Dialog.Root open onOpenChange={close}>
      <Dialog.Content maxWidth="32rem" onCloseAutoFocus={returnFocus}>
        <Dialog.Title as="h2">{texts.title}</Dialog.Title>
        <Dialog.Description mb="4">{isIn('empty') ? texts.noApplications : texts.intro}</Dialog.Description>
        {(isIn('loading') || isIn('exchanging')) && (
          <p role="status">
            <Spinner /> {isIn('loading') ? texts.loading : texts.waiting}
          </p>
        )}
        {isIn('unavailable') && (
          <Notice variant="error" onRetry={() => send({ type: 'applications.reload' })}>
            {problem?.message}
          </Notice>
        )}
        {(isIn('unavailable') || isIn('empty')) && (
          <div className="dialog-actions">
            <Button variant="soft" color="gray" onClick={close}>
              {texts.cancel}
            </Button>
            {isIn('empty') && (
              <Button asChild>
                <DetourLink href={newApplication(access.productId)}>{texts.createApplication}</DetourLink>
              </Button>
            )}
          </div>
        )}
        {(isIn('choosing') || isIn('reloading') || isIn('requesting')) && (
          <Choices authorization={authorization} access={access} onClose={close} />
        )}
        {isIn('consenting') && <Consenting authorization={authorization} />}
      </Dialog.Content>
    </Dialog.Root>
  )
}

/** While the bank's window is open, and when it cannot be, or was closed. */
function Consenting({ authorization: { snapshot, send } }: { authorization: Authorization }) {
  const state = (['blocked', 'closed'] as const).find((each) => snapshot.matches({ authorizing: { consenting: each } }))
  return (
    <>
      {state ? (
        <Notice variant="warning">{texts.consenting[state]}</Notice>
      ) : (
        <p role="status">
          <Spinner /> {texts.consenting.waiting}
        </p>
      )}
      <div className="dialog-actions">
        <Button variant="soft" color="gray" onClick={() => send({ type: 'token.cancel' })}>
          {texts.back}
        </Button>
        <Button variant={state ? 'solid' : 'soft'} onClick={() => send({ type: 'window.reopen' })}>
          {texts.reopen}
        </Button>
      </div>
    </>
  )
}
