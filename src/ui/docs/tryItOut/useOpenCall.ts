import { useSelector } from '@xstate/react'
import { useLocation } from 'wouter'
import { useTryItOut } from './useTryItOut.ts'

/** Who can try out an operation, whether it is being tried out, and its address, which detours from it lead back to. */
export function useOpenCall(id: string) {
  const [path] = useLocation()
  // wouter decodes it.
  const place = `${new URL(path, 'https://portal.invalid').pathname}#${id}`
  const { status, openCalls } = useTryItOut()
  const isTrying = useSelector(openCalls ?? undefined, (snapshot) => snapshot?.context.calls[place] !== undefined)
  return {
    place,
    status,
    isTrying,
    open: () => openCalls?.send({ type: 'call.open', operation: place }),
    close: () => openCalls?.send({ type: 'call.close', operation: place }),
  }
}
