import { Heading } from '@radix-ui/themes/components/heading'
import { type ReactNode, useId } from 'react'
import './profile.css'

/** One of the two cards of the profile, named by its heading. */
export function ProfileSection({ title, children }: { title: string; children: ReactNode }) {
  const heading = useId()
  return (
    <section className="stack form-card" aria-labelledby={heading}>
      <Heading as="h2" size="5" id={heading}>
        {title}
      </Heading>
      {children}
    </section>
  )
}
