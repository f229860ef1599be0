import { Button } from '@radix-ui/themes/components/button'
import type { Ref } from 'react'
import { DetourLink } from '../../../kit/DetourLink.tsx'
import { viewerTexts as texts } from '../viewerTexts.ts'
import { useTryItOut } from './useTryItOut.ts'

interface Props {
  isOpen: boolean
  onOpen: () => void
  ref: Ref<HTMLButtonElement>
}

/** Its place is kept from the first paint on; it is empty where calls are sent nowhere. */
export function TryItOutButton({ isOpen, onOpen, ref }: Props) {
  const status = useTryItOut()
  return (
    <span className="try-slot">
      {status === 'signedOut' && (
        <Button asChild size="2" variant="soft">
          <DetourLink href="/login">{texts.signInToTry}</DetourLink>
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
