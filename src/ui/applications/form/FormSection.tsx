import { Heading } from '@radix-ui/themes/components/heading'
import { type ReactNode, useId } from 'react'

interface Props {
  title: string
  /** Stands at the end of the heading's line. */
  aside?: ReactNode
  children: ReactNode
}

/** One card of the form, named by its heading. */
export function FormSection({ title, aside, children }: Props) {
  const heading = useId()
  return (
    <section className="form-card application-section" aria-labelledby={heading}>
      <div className="section-heading">
        <Heading as="h2" size="5" id={heading}>
          {title}
        </Heading>
        {aside}
      </div>
      <div className="form">{children}</div>
    </section>
  )
}
