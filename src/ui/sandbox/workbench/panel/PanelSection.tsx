import { type ReactNode, type Ref, useId } from 'react'

interface Props {
  title: string
  className?: string
  /** For a heading that takes the focus. */
  heading?: Ref<HTMLHeadingElement>
  children: ReactNode
}

export function PanelSection({ title, className, heading, children }: Props) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={className}>
      <h2 id={id} className="panel-section" ref={heading} tabIndex={heading ? -1 : undefined}>
        {title}
      </h2>
      {children}
    </section>
  )
}
