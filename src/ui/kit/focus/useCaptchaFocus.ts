import { type RefObject, useEffect } from 'react'

export interface FocusEmitter {
  on(type: 'focus', listener: () => void): { unsubscribe(): void }
}

/** A chart that misses the captcha's answer asks for the focus: it goes to the captcha's control. */
export function useCaptchaFocus(actor: FocusEmitter, slot: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const focus = () => slot.current?.querySelector<HTMLElement>('button, iframe')?.focus()
    const subscription = actor.on('focus', focus)
    return () => subscription.unsubscribe()
  }, [actor, slot])
}
