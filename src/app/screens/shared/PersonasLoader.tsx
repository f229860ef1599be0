import { type ReactNode, useEffect, useState } from 'react'
import type { Persona } from '../../../rules/sandbox/personas.ts'
import type { Shell } from '../../bootstrap/shell/shell.ts'

interface Props {
  shell: Shell
  /** Undefined while they are being read. */
  children: (personas: readonly Persona[] | undefined) => ReactNode
}

/** The sandbox's ready-made developers, once they are read; without them the form works as ever. */
export function PersonasLoader({ shell, children }: Props) {
  const [personas, setPersonas] = useState<readonly Persona[]>()
  useEffect(() => {
    const reading = new AbortController()
    shell.environment.whenHydrated(() => {
      Promise.all([import('../../../api/sandbox/personas.ts'), shell.portalReady])
        .then(([{ readPersonas }, { fetch }]) => readPersonas(fetch, reading.signal))
        .catch(() => [])
        .then((read) => {
          if (!reading.signal.aborted) setPersonas(read)
        })
    })
    return () => reading.abort()
  }, [shell])
  return children(personas)
}
