import { Button } from '@radix-ui/themes/components/button'
import type { Ref } from 'react'
import { useLocation } from 'wouter'
import { withReturnPath } from '../../../../rules/protectedRoutes.ts'
import { Link } from '../../../kit/Link.tsx'
import { viewerTexts as texts } from '../viewerTexts.ts'
import { useTryItOut } from './useTryItOut.ts'

interface Props {
  id: string
  isOpen: boolean
  onOpen: () => void
  ref: Ref<HTMLButtonElement>
}

/** Its place is kept from the first paint on; it is empty where calls are sent nowhere. */
export function TryItOutButton({ id, isOpen, onOpen, ref }: Props) {
  const status = useTryItOut()
  const [path] = useLocation()
  return (
    <span className="try-slot">
      {status === 'signedOut' && (
        <Button asChild size="2" variant="soft">
          <Link href={withReturnPath('/login', `${path}#${id}`)}>{texts.signInToTry}</Link>
        </Button>
      )}
      {status === 'signedIn' && (
        <Button ref={ref} type="button" size="2" variant="soft" onClick={onOpen} disabled={isOpen}>
          {texts.tryItOut}
        </Button>
      )}
    </span>
  )
}
