import { type ReactNode, useEffect } from 'react'
import { ArchDrawing } from '../ArchDrawing.tsx'
import { FormCard } from '../forms/FormCard.tsx'

interface Props {
  title: string
  breaking?: ReactNode
  children?: ReactNode
  /** Where to go from here. */
  action?: ReactNode
}

/** The end of a flow: what has been received, and what comes next. Its beginning is in view, however long the form was. */
export function Confirmation({ title, breaking, children, action }: Props) {
  useEffect(() => {
    // It answers with a promise in newer browsers, which is no cleanup.
    scrollTo(0, 0)
  }, [])
  return (
    <FormCard title={title} breaking={breaking} intro={children} picture={<ArchDrawing />}>
      {action}
    </FormCard>
  )
}
