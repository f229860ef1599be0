import { type ReactNode, useEffect, useState } from 'react'
import type { Persona } from '../../../rules/sandbox/personas.ts'
import type { Shell } from '../../bootstrap/shell/shell.ts'

interface Props {
  shell: Shell
  children: (personas: readonly Persona[]) => ReactNode
}

/** The sandbox's ready-made developers, once they are read; without them the form works as ever. */
export function PersonasLoader({ shell, children }: Props) {
  const [personas, setPersonas] = useState<readonly Persona[]>([])
  useEffect(() => {
    const reading = new AbortController()
    shell.environment.whenHydrated(() => {
      Promise.all([import('../../../api/sandbox/personas.ts'), shell.portalReady])
        .then(([{ readPersonas }, { fetch }]) => readPersonas(fetch, reading.signal))
        .then((read) => {
          if (!reading.signal.aborted) setPersonas(read)
        })
        .catch(() => {})
    })
    return () => reading.abort()
  }, [shell])
  return children(personas)
}
