import type { ReactNode } from 'react'
import { Notice } from '../states/Notice.tsx'

/** A notice that appears where the pressed button was has the focus that the button had. */
function takeFocus(element: HTMLElement | null) {
  if (document.activeElement === document.body) element?.focus()
}

interface RepeatProps {
  children: ReactNode
  label: string
  onRepeat: () => void
}

/** In the place of the submit button while what was sent may have arrived: the button comes back on request. */
export function RepeatNotice({ children, label, onRepeat }: RepeatProps) {
  return (
    <div ref={takeFocus} tabIndex={-1}>
      <Notice variant="warning" retryLabel={label} onRetry={onRepeat}>
        {children}
      </Notice>
    </div>
  )
}

/** A failure that a notice of the page reports already. */
export const FailedNotice = ({ children }: { children: ReactNode }) => (
  <Notice variant="error" announced={false}>
    {children}
  </Notice>
)

type Outcome = 'failed' | 'outcomeUnknown'

export interface OutcomeSnapshot {
  matches(state: { form: Outcome }): boolean
  context: { problem: { message: string } | null }
}

/** How the last attempt of a form ended, or undefined. */
export const outcomeOf = (snapshot: OutcomeSnapshot): Outcome | undefined =>
  (['failed', 'outcomeUnknown'] as const).find((form) => snapshot.matches({ form }))

/** Why it ended so. */
export const reasonOf = ({ context }: OutcomeSnapshot): string => context.problem?.message ?? ''
