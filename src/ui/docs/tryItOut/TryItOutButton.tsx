import { Button } from '@radix-ui/themes/components/button'
import { handOffFocus } from '../../kit/focus/handOffFocus.ts'
import { DetourLink } from '../../kit/links/DetourLink.tsx'
import { definitionTexts as texts } from '../definition/definitionTexts.ts'
import type { TryItOutState } from './useTryItOut.ts'

interface Props {
  status: TryItOutState['status']
  isOpen: boolean
  onOpen: () => void
  /** It is pointed at, or has the focus. */
  onNear: () => void
}

export const tryItOutControl = '.try-slot > *'

/** What a session that begins or ends puts in the place of what had the focus takes it. */
export const handOff = handOffFocus((control) => {
  const operation = control.closest('.operation')
  return () => [operation?.querySelector(tryItOutControl), operation?.querySelector('.try-heading h4')]
})

/** Its place is kept from the first paint on; it is empty where calls are sent nowhere. */
export function TryItOutButton({ status, isOpen, onOpen, onNear }: Props) {
  return (
    <span className="try-slot">
      {status === 'signedOut' && (
        <Button ref={handOff} asChild variant="soft">
          <DetourLink href="/login">{texts.signInToTry}</DetourLink>
        </Button>
      )}
      {status === 'signedIn' && (
        <Button
          ref={handOff}
          type="button"
          variant="soft"
          onPointerEnter={onNear}
          onFocus={onNear}
          onClick={onOpen}
          disabled={isOpen}
        >
          {texts.tryItOut}
        </Button>
      )}
    </span>
  )
}
