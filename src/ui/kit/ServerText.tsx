import { Button } from '@radix-ui/themes/components/button'
import { Children, type ReactNode, useState } from 'react'
import { type ServerTextKind, startOf } from '../../rules/text/serverText.ts'

const wholeText = {
  display: 'block',
  maxHeight: '20rem',
  overflow: 'auto',
  textAlign: 'start',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
} as const

/** In the line of its text, and above a link that covers its card. */
const besideText = { position: 'relative', zIndex: 1, verticalAlign: 'baseline' } as const

/** A text from the bank, and the button for all of it when it is long; two, so that a heading is without the button. */
export function useServerText(text: string, kind: ServerTextKind): { shown: ReactNode; toggle: ReactNode } {
  const [whole, setWhole] = useState<string | null>(null)
  const start = startOf(text, kind)
  if (start === text) return { shown: text, toggle: null }
  const isWhole = whole === text
  return {
    shown: isWhole ? (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by keyboard
      // biome-ignore lint/a11y/useSemanticElements: it stands in a line of text
      <bdi style={wholeText} role="group" aria-label="Whole text" aria-live="off" data-whole-text tabIndex={0}>
        {text}
      </bdi>
    ) : (
      <bdi>{start}</bdi>
    ),
    toggle: (
      <Button
        type="button"
        variant="ghost"
        style={besideText}
        aria-expanded={isWhole}
        onClick={() => setWhole(isWhole ? null : text)}
      >
        {isWhole ? 'Show less' : 'Show all'}
      </Button>
    ),
  }
}

interface Props {
  /** What kind of text it is decides how much of it shows (rules/text/serverText.ts). */
  kind: ServerTextKind
  children: string
}

/** A text from the bank: its start, and on request all of it in a box that scrolls. */
export function ServerText({ kind, children }: Props) {
  const { shown, toggle } = useServerText(children, kind)
  return toggle === null ? (
    shown
  ) : (
    <>
      {shown} {toggle}
    </>
  )
}

/** The texts among what a part is given, which may be the bank’s; elements stay as they are. */
export const withServerTexts = (children: ReactNode, kind: ServerTextKind): ReactNode =>
  Children.map(children, (child) => (typeof child === 'string' ? <ServerText kind={kind}>{child}</ServerText> : child))
