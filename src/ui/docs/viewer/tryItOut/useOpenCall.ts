import { useSelector } from '@xstate/react'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { openCallsAtom } from './openCallsState.ts'

/** Whether an operation is being tried out, and its address, which detours from it lead back to. */
export function useOpenCall(id: string) {
  const [path] = useLocation()
  // wouter decodes it.
  const place = `${new URL(path, 'https://portal.invalid').pathname}#${id}`
  const actor = useAtomValue(openCallsAtom)
  const isOpen = useSelector(actor ?? undefined, (snapshot) => snapshot?.context.calls[place] !== undefined)
  // What keeps it open may still be on its way.
  const [isAsked, setAsked] = useState(false)
  return {
    place,
    isTrying: isOpen || isAsked,
    open: () => setAsked(true),
    close() {
      setAsked(false)
      actor?.send({ type: 'call.close', operation: place })
    },
  }
}
