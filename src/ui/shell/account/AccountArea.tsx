import { Button } from '@radix-ui/themes/components/button'
import { initialOf } from '../../../rules/text/initial.ts'
import { startOf } from '../../../rules/text/serverText.ts'
import { useKeptFocus } from '../../kit/focus/useKeptFocus.ts'
import { AccountLink } from '../../kit/links/AccountLink.tsx'
import { Link } from '../../kit/links/Link.tsx'
import { lazyPart } from '../../kit/parts/lazyPart.tsx'
import { reload } from '../../kit/states/failure.ts'
import { Skeleton } from '../../kit/states/Skeleton.tsx'
import type { SessionView } from './session.ts'

/** Its chunk is fetched once somebody is signed in; until then the greeting stands there, and asks again if need be. */
const AccountMenu = lazyPart(() => import('./AccountMenu.tsx'), {
  waiting: ({ greeting }) => (
    <span className="account-greeting">
      <span className="clamped">{greeting}</span>
    </span>
  ),
  failed: ({ greeting }, retry, failure) => (
    <button type="button" className="account-greeting" onClick={failure === 'outdated' ? reload : retry}>
      <span className="clamped">{greeting}</span>
    </button>
  ),
})

interface Props {
  session: SessionView
  onSignOut: () => void
}

/**
 * A slot of fixed size: nothing beside it moves when the session turns out to be one or the other, and the focus stays in it
 * when a session begins or ends meanwhile.
 */
export function AccountArea(props: Props) {
  const part = useKeptFocus<HTMLDivElement>()
  return (
    <div className="account" ref={part} tabIndex={-1}>
      <Account {...props} />
    </div>
  )
}

function Account({ session, onSignOut }: Props) {
  if (session.status !== 'signedIn')
    return session.status === 'restoring' ? (
      <Skeleton width="100%" height="36px" />
    ) : (
      <>
        <Button asChild variant="ghost" className="account-link">
          <AccountLink href="/login">SIGN IN</AccountLink>
        </Button>
        <Button asChild className="account-link">
          <AccountLink href="/register">SIGN UP</AccountLink>
        </Button>
      </>
    )
  const greeting = (
    <>
      Hello, <bdi>{startOf(session.name, 'name')}</bdi>
    </>
  )
  return (
    <>
      <Link href="/profile" className="avatar" aria-label="Your profile">
        {initialOf(session.name)}
      </Link>
      <AccountMenu greeting={greeting} onSignOut={onSignOut} />
    </>
  )
}
