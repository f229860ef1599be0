import { useAtom } from 'jotai'
import type { KeyboardEvent, ReactNode } from 'react'
import { type FaqTab, faqTabs } from '../../content/faq/faqTabs.ts'
import { tabAtom } from './faqState.ts'

interface Props {
  label: string
  /** What a tab holds; the panels that are not chosen are in the page, hidden. */
  children: (tab: FaqTab) => ReactNode
}

const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** Tabs after the WAI-ARIA pattern: one stop for Tab, arrows, Home and End choose. */
export function FaqTabs({ label, children }: Props) {
  const [chosen, choose] = useAtom(tabAtom)

  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const at = faqTabs.findIndex(({ id }) => id === chosen)
    const next = steps[event.key]?.(at, faqTabs.length)
    const tab = next === undefined ? undefined : faqTabs[next]
    if (!tab) return
    event.preventDefault()
    choose(tab.id)
    document.getElementById(`tab-${tab.id}`)?.focus()
  }

  return (
    <>
      <div role="tablist" aria-label={label} className="faq-tabs" onKeyDown={move}>
        {faqTabs.map(({ id, label, items }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`tab-${id}`}
            aria-controls={`panel-${id}`}
            aria-selected={id === chosen}
            tabIndex={id === chosen ? 0 : -1}
            onClick={() => choose(id)}
          >
            {label} <span aria-hidden="true">{items.length}</span>
          </button>
        ))}
      </div>
      {faqTabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`panel-${tab.id}`}
          aria-labelledby={`tab-${tab.id}`}
          className="faq-panel"
          hidden={tab.id !== chosen}
        >
          {children(tab)}
        </div>
      ))}
    </>
  )
}
