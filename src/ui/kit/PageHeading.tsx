import { Heading } from '@radix-ui/themes/components/heading'
import { type ReactNode, useEffect, useRef } from 'react'

let landed = false

interface Props {
  /** The page's one h1; a new text on the same page is announced like a new page. */
  title: string
  /** A sentence under the heading. */
  children?: ReactNode
}

/** Takes the focus when it appears after the first page of the visit, so that a route change is heard. */
export function PageHeading({ title, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed title moves the focus again
  useEffect(() => {
    if (landed) heading.current?.focus({ preventScroll: true })
    landed = true
  }, [title])
  return (
    <div className="page-heading">
      <Heading as="h1" size="8" ref={heading} tabIndex={-1}>
        {title}
      </Heading>
      {children !== undefined && <p className="lead">{children}</p>}
    </div>
  )
}
