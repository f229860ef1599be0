import { type ReactNode, useEffect, useState } from 'react'
import type { Persona } from '../../../rules/sandbox.ts'
import type { Portal } from '../../portal.ts'

interface Props {
  portal: Portal
  children: (personas: readonly Persona[]) => ReactNode
}

/** The sandbox's ready-made developers, once they are read; without them the form works as ever. */
export function PersonasLoader({ portal, children }: Props) {
  const [personas, setPersonas] = useState<readonly Persona[]>([])
  useEffect(() => {
    const reading = new AbortController()
    portal.environment.whenHydrated(() => {
      import('../../../api/sandbox.ts')
        .then(({ readPersonas }) => readPersonas(portal.fetch, reading.signal))
        .then((read) => {
          if (!reading.signal.aborted) setPersonas(read)
        })
        .catch(() => {})
    })
    return () => reading.abort()
  }, [portal])
  return children(personas)
}
