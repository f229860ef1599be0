import { Heading } from '@radix-ui/themes/components/heading'
import type { ReactNode } from 'react'
import { useHeadingFocus } from './useHeadingFocus.ts'

interface Props {
  title: string
  /** A sentence under the heading. */
  children?: ReactNode
}

/** The page's one h1, which takes the focus when the page is entered. */
export function PageHeading({ title, children }: Props) {
  const heading = useHeadingFocus(title)
  return (
    <div className="page-heading">
      <Heading as="h1" size="8" ref={heading} tabIndex={-1} dir="auto">
        {title}
      </Heading>
      {children !== undefined && (
        <p className="lead" dir="auto">
          {children}
        </p>
      )}
    </div>
  )
}
