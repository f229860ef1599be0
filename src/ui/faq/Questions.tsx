import { useAtom } from 'jotai'
import type { KeyboardEvent } from 'react'
import type { FaqItem } from '../../content/faq/item.ts'
import { AnswerText } from './AnswerText.tsx'
import { openAtom } from './faqState.ts'
import { questionId, showInAddress } from './useFaqAddress.ts'

const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => Math.min(at + 1, count - 1),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** Arrows, Home and End walk over the questions; Enter and Space open and close them. */
function walk(event: KeyboardEvent<HTMLElement>) {
  const questions = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('button[aria-expanded]')]
  const at = questions.findIndex((question) => question.contains(event.target as Node))
  const next = at === -1 ? undefined : steps[event.key]?.(at, questions.length)
  if (next === undefined) return
  event.preventDefault()
  questions[next]?.focus()
}

interface Props {
  items: readonly FaqItem[]
  /** That of the questions: one below what is above them. */
  heading: 'h2' | 'h3'
}

/** An accordion after the WAI-ARIA pattern; of all questions of the page one is open at most. */
export function Questions({ items, heading: Heading }: Props) {
  const [openId, open] = useAtom(openAtom)
  const toggle = (id: string) => {
    const next = id === openId ? null : id
    open(next)
    showInAddress(next)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only listens to the keys of the buttons in it
    <div className="faq-questions" onKeyDown={walk}>
      {items.map(({ id, question, answer }) => (
        <div key={id} className="faq-item">
          <Heading className="faq-question">
            <button
              type="button"
              id={questionId(id)}
              aria-expanded={id === openId}
              aria-controls={`answer-${id}`}
              onClick={() => toggle(id)}
            >
              <span>{question}</span>
              <svg viewBox="0 0 16 16" aria-hidden="true">
                <path d="M3 6l5 5 5-5" />
              </svg>
            </button>
          </Heading>
          <section id={`answer-${id}`} aria-labelledby={questionId(id)} className="faq-answer" hidden={id !== openId}>
            <AnswerText text={answer} />
          </section>
        </div>
      ))}
    </div>
  )
}
