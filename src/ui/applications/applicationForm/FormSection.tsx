import { Heading } from '@radix-ui/themes/components/heading'
import { type ReactNode, useId } from 'react'

/** One card of the form, named by its heading. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  const heading = useId()
  return (
    <section className="stack form-card application-section" aria-labelledby={heading}>
      <Heading as="h2" size="5" id={heading}>
        {title}
      </Heading>
      <div className="stack form">{children}</div>
    </section>
  )
}
