import { Heading } from '@radix-ui/themes/components/heading'
import type { ReactNode } from 'react'
import { useHeadingFocus } from './focus/useHeadingFocus.ts'
import { useServerText, withServerTexts } from './ServerText.tsx'

interface Props {
  title: string
  /** The same title, with places where its lines may break. */
  breaking?: ReactNode
  /** A sentence under the heading. */
  children?: ReactNode
}

/** The page's one h1, which takes the focus when the page is entered. */
export function PageHeading({ title, breaking, children }: Props) {
  const heading = useHeadingFocus(title)
  const { shown, toggle } = useServerText(title, 'name')
  return (
    <div className="page-heading">
      <Heading as="h1" id="main" size="8" ref={heading} tabIndex={-1} dir="auto">
        {breaking ?? shown}
      </Heading>
      {toggle && <div>{toggle}</div>}
      {children && (
        <p className="lead" dir="auto">
          {withServerTexts(children, 'prose')}
        </p>
      )}
    </div>
  )
}
