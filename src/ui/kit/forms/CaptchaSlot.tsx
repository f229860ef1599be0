import { useSelector } from '@xstate/react'
import { type ReactNode, useEffect, useRef } from 'react'
import type { AnyActorRef } from 'xstate'

/** The captcha, which is given whether a submit has missed it. */
export type Captcha = (missing: boolean) => ReactNode

interface Props {
  actor: Pick<AnyActorRef, 'subscribe'> & {
    getSnapshot(): { context: { captchaMissing: boolean } }
    on(type: 'focus', listener: () => void): { unsubscribe(): void }
  }
  captcha: Captcha
}

/** A chart that misses the captcha's answer asks for the focus: it goes to the captcha's control. */
export function CaptchaSlot({ actor, captcha }: Props) {
  const missing = useSelector(actor, ({ context }) => context.captchaMissing)
  const slot = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const focus = () => slot.current?.querySelector<HTMLElement>('button, iframe')?.focus()
    const subscription = actor.on('focus', focus)
    return () => subscription.unsubscribe()
  }, [actor])
  return <div ref={slot}>{captcha(missing)}</div>
}
