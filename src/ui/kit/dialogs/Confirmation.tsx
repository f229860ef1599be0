import { type ReactNode, useEffect } from 'react'
import { ArchDrawing } from '../ArchDrawing.tsx'
import { PageHeading } from '../PageHeading.tsx'

interface Props {
  title: string
  children?: ReactNode
  /** Where to go from here. */
  action?: ReactNode
}

/** The end of a flow: what has been received, and what comes next. Its beginning is in view, however long the form was. */
export function Confirmation({ title, children, action }: Props) {
  useEffect(() => {
    // It answers with a promise in newer browsers, which is no cleanup.
    scrollTo(0, 0)
  }, [])
  return (
    <div className="form-page" data-size="narrow">
      <section className="stack form-card confirmation">
        <ArchDrawing />
        <PageHeading title={title}>{children}</PageHeading>
        {action}
      </section>
    </div>
  )
}
