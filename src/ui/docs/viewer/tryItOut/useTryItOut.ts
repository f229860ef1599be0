import { use, useEffect, useState, useSyncExternalStore } from 'react'
import { CredentialsContext } from '../../samples/credentials.ts'

const never = () => () => {}

/** Whether calls can be tried out, and by whom; null while that is not known, and where they cannot. */
export function useTryItOut(): 'signedOut' | 'signedIn' | null {
  const port = use(CredentialsContext)
  const [isPossible, setPossible] = useState(false)
  useEffect(() => {
    let isHere = true
    port?.portalReady.then(({ configuration }) => {
      if (isHere) setPossible(configuration.tryItOut !== undefined)
    })
    return () => {
      isHere = false
    }
  }, [port])
  const status = useSyncExternalStore(
    port?.session.subscribe ?? never,
    () => port?.session.status() ?? 'restoring',
    () => 'restoring' as const,
  )
  return isPossible && status !== 'restoring' ? status : null
}
