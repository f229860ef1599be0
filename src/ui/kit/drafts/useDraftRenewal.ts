import { useEffect } from 'react'

/** A draft is kept for as long as it is from when its form was last shown: it is left, or the page is. */
export function useDraftRenewal(draft: { renew(): void }): void {
  useEffect(() => {
    addEventListener('pagehide', draft.renew)
    return () => {
      removeEventListener('pagehide', draft.renew)
      draft.renew()
    }
  }, [draft])
}
