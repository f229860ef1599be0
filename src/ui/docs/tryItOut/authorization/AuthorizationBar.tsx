import { Button } from '@radix-ui/themes/components/button'
import { use, useId, useMemo } from 'react'
import type { OperationDetails } from '../../../../rules/definition/operation/outline.ts'
import { type CallAccess, isAllowed, optionsOf } from '../../../../rules/tryItOut/authorization.ts'
import { usePlace } from '../../../kit/links/DetourLink.tsx'
import { lazyDialog } from '../../../kit/parts/lazyPart.tsx'
import { ProductIdContext } from '../../definition/productId.ts'
import type { AuthorizationActor } from '../tryItOutPort.ts'
import { authorizationTexts as texts } from './authorizationTexts.ts'
import { HeldTokenView } from './HeldTokenView.tsx'
import { RefusalNotice } from './RefusalNotice.tsx'
import { TokenActions } from './TokenActions.tsx'
import { type Authorization, useAuthorization } from './useAuthorization.ts'

const AuthorizationDialog = lazyDialog<{ authorization: Authorization; openerId: string }>(
  () => import('./AuthorizationDialog.tsx'),
  ({ authorization }) => authorization.send({ type: 'dialog.close' }),
)

interface Props {
  actor: AuthorizationActor
  operation: Pick<OperationDetails, 'access' | 'anyScope' | 'exampleCustomer'>
}

/** What the call asks for; null where it takes no token of the bank. */
function useCallAccess({ access, anyScope, exampleCustomer }: Props['operation']): CallAccess | null {
  const operation = usePlace()
  const productId = use(ProductIdContext)
  return useMemo(() => {
    const options = optionsOf(access)
    if (options.length === 0) return null
    return { operation, productId, options, anyScope, exampleCustomer }
  }, [operation, productId, access, anyScope, exampleCustomer])
}

/** The access token of a call that is tried out: obtaining, showing, renewing and dropping it. */
export function AuthorizationBar({ actor, operation }: Props) {
  const authorization = useAuthorization(actor)
  const access = useCallAccess(operation)
  if (!access) return null
  return (
    <section className="authorization" aria-label={texts.region}>
      <State authorization={authorization} access={access} />
    </section>
  )
}

interface StateProps {
  authorization: Authorization
  access: CallAccess
}

function State({ authorization, access }: StateProps) {
  const { snapshot, openDialog } = authorization
  const openerId = useId()
  const { token, refusal, problem } = snapshot.context
  const isOpen = snapshot.hasTag('open') && snapshot.context.access?.operation === access.operation
  const allowed = token !== null && isAllowed(token, access)
  const busy = snapshot.matches('renewing') || snapshot.matches('repeating')
  return (
    <>
      {allowed && <HeldTokenView authorization={authorization} token={token} />}
      {!allowed && <p className="authorization-state">{token ? texts.notForThis : texts.none}</p>}
      {snapshot.matches({ resting: 'ended' }) && (
        <RefusalNotice title={texts.ended} refusal={refusal} problem={problem} />
      )}
      <TokenActions authorization={authorization} token={allowed ? token : null} busy={busy}>
        <Button
          variant={allowed ? 'soft' : 'solid'}
          disabled={busy}
          id={openerId}
          onClick={() => openDialog(access)}
          aria-haspopup="dialog"
        >
          {token ? texts.authorizeAgain : texts.authorize}
        </Button>
      </TokenActions>
      {isOpen && <AuthorizationDialog authorization={authorization} openerId={openerId} />}
    </>
  )
}
