import { Button } from '@radix-ui/themes/components/button'
import { useId } from 'react'
import type { Persona } from '../../rules/sandbox/personas.ts'
import { Skeleton } from '../kit/states/Skeleton.tsx'

interface PersonasProps {
  /** Undefined while they are being read; they then take the room that is kept for two. */
  personas: readonly Persona[] | undefined
  onChoose: (persona: Persona) => void
}

export function Personas({ personas, onChoose }: PersonasProps) {
  const heading = useId()
  return (
    <section className="personas" aria-labelledby={heading}>
      <h2 id={heading} className="personas-heading">
        Sandbox developers: choose one to fill in the form
      </h2>
      <div className="actions">
        {personas?.map((persona) => (
          <Button key={persona.username} type="button" variant="soft" color="gray" onClick={() => onChoose(persona)}>
            {persona.label}
          </Button>
        )) ?? (
          <>
            <Skeleton width="55%" height="var(--space-6)" />
            <Skeleton width="65%" height="var(--space-6)" />
          </>
        )}
      </div>
    </section>
  )
}
