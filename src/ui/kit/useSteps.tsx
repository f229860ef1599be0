import { Button } from '@radix-ui/themes/components/button'
import { type ReactNode, type RefObject, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { catalogueLimits } from '../../rules/catalogue/catalogueLimits.ts'

interface Steps<Item> {
  shown: readonly Item[]
  /** Of the rows, each a child of its own. */
  list: RefObject<HTMLUListElement | null>
  /** The button for more; null when all are shown. */
  more: ReactNode
}

/**
 * The first rows of a list, and more on request: thousands at once take seconds. The focus goes to the first new row.
 *
 * @param of another value begins with the first rows again
 */
export function useSteps<Item>(items: readonly Item[], of = ''): Steps<Item> {
  const list = useRef<HTMLUListElement>(null)
  const [step, setStep] = useState({ of, count: catalogueLimits.listStep as number })
  const count = step.of === of ? step.count : catalogueLimits.listStep
  const rest = items.length - count
  const showMore = () => {
    const first = list.current?.children.length ?? 0
    flushSync(() => setStep({ of, count: count + catalogueLimits.listStep }))
    list.current?.children[first]?.querySelector<HTMLElement>('a, button')?.focus()
  }
  return {
    shown: rest > 0 ? items.slice(0, count) : items,
    list,
    more: rest > 0 && (
      <Button type="button" variant="ghost" onClick={showMore}>
        Show {Math.min(rest, catalogueLimits.listStep)} more of {rest.toLocaleString('en')}
      </Button>
    ),
  }
}
