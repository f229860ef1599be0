import { Button } from '@radix-ui/themes/components/button'
import { Heading } from '@radix-ui/themes/components/heading'
import { useSelector } from '@xstate/react'
import { type ReactNode, useEffect, useRef } from 'react'
import { chosenApplication, chosenCustomer, type FirstCallStep } from '../../rules/firstCall/firstCall.ts'
import { startOf } from '../../rules/text/serverText.ts'
import { CheckCircledIcon } from '../kit/icons.tsx'
import type { FirstCallProps } from './firstCallActors.ts'
import { firstCallTexts as texts } from './firstCallTexts.ts'
import { focusInGuide } from './focusInGuide.ts'

interface Props extends FirstCallProps {
  step: FirstCallStep
  number: number
  status: 'done' | 'current' | 'toDo'
  /** What is to be done; shows while the step is the current one. */
  children: ReactNode
}

/** One step: its heading takes the focus when the guide comes to it, so that the keyboard goes on there. */
export function StepRow({ actor, step, number, status, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(status)
  useEffect(() => {
    if (status === 'current' && before.current !== 'current') focusInGuide(heading.current)
    before.current = status
  }, [status])
  const summary = useSelector(actor, ({ context: { state, record } }) =>
    step === 'application'
      ? chosenApplication(state, record)?.name
      : step === 'secret'
        ? chosenApplication(state, record)?.clientId
        : step === 'customer'
          ? chosenCustomer(record)?.name
          : undefined,
  )
  const canOpen = useSelector(actor, (snapshot) => status === 'done' && snapshot.can({ type: 'step.open', step }))
  return (
    <li className="guide-step" data-status={status} {...(status === 'current' && { 'aria-current': 'step' as const })}>
      <span className="guide-mark" aria-hidden="true">
        {status === 'done' ? <CheckCircledIcon /> : number}
      </span>
      <div className="row guide-head">
        <div>
          <Heading as="h2" size="4" ref={heading} tabIndex={-1}>
            {texts.steps[step]}
            <span className="visually-hidden"> ({texts.status[status]})</span>
          </Heading>
          {status === 'done' && summary !== undefined && <p>{startOf(summary, 'name')}</p>}
        </div>
        {canOpen && (
          <Button
            type="button"
            variant="soft"
            color="gray"
            aria-label={`${texts.reopen[step]}: ${texts.steps[step]}`}
            onClick={() => actor.send({ type: 'step.open', step })}
          >
            {texts.reopen[step]}
          </Button>
        )}
      </div>
      {status === 'current' && <div className="stack guide-body">{children}</div>}
    </li>
  )
}
