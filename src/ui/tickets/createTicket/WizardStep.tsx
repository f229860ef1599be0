import { Button } from '@radix-ui/themes/components/button'
import { Heading } from '@radix-ui/themes/components/heading'
import { useField } from '@tanstack/react-form'
import { type RefObject, useEffect, useRef } from 'react'
import { texts as fieldTexts } from '../../../rules/text/texts.ts'
import { turkish } from '../../../rules/tickets/ticketMessages.ts'
import { SubmitButton } from '../../kit/forms/SubmitButton.tsx'
import type { SchemaFormApi } from '../../kit/forms/schemaForm.tsx'
import { Notice } from '../../kit/states/Notice.tsx'
import { createTicketTexts as texts } from './createTicketTexts.ts'

/** The heading of a step takes the focus when the step is entered from another one. */
export function useStepFocus(step: number): RefObject<HTMLElement | null> {
  const section = useRef<HTMLElement>(null)
  const last = useRef(step)
  useEffect(() => {
    if (last.current === step) return
    last.current = step
    if (document.activeElement !== document.body) return
    const heading = section.current?.querySelector('h2')
    heading?.focus({ preventScroll: true })
    const show = () => requestAnimationFrame(() => heading?.parentElement?.scrollIntoView({ block: 'nearest' }))
    show()
    // The browser scrolls to where a step was left when the wizard leaves its entry of the history.
    addEventListener('popstate', show, { once: true })
    return () => removeEventListener('popstate', show)
  }, [step])
  return section
}

export function StepHeading({ step }: { step: 0 | 1 | 2 }) {
  return (
    <div>
      <p className="eyebrow">{texts.step(step + 1)}</p>
      <Heading as="h2" size="6" tabIndex={-1}>
        {texts.steps[step]}
      </Heading>
    </div>
  )
}

interface IncompleteProps<Value> {
  form: SchemaFormApi<Value>
  names: readonly (keyof Value & string)[]
}

/** The one message for all fields that are still empty (001 section 5). */
export function IncompleteMessage<Value>({ form, names }: IncompleteProps<Value>) {
  // biome-ignore lint/correctness/useHookAtTopLevel: the names of a step never change
  const fields = names.map((name) => useField({ form: form.api, name }).state.meta)
  const messages = fields.flatMap(({ errors }) => (errors as { message: string }[]).map(({ message }) => message))
  // What else is wrong with a field, it says itself.
  if (!messages.some((message) => message === fieldTexts.required || message === turkish.allFields)) return null
  return (
    <Notice variant="error">
      <span lang="tr">{turkish.allFields}</span>
    </Notice>
  )
}

interface ButtonsProps {
  submit: string
  isBusy?: boolean
  /** Without it the button is disabled: there is no step before. */
  back?: () => void
}

export function StepButtons({ submit, isBusy = false, back }: ButtonsProps) {
  return (
    <div className="wizard-buttons">
      <Button type="button" size="3" variant="soft" color="gray" disabled={!back} aria-disabled={isBusy} onClick={back}>
        {texts.back}
      </Button>
      <SubmitButton fullWidth={false} busy={isBusy}>
        {submit}
      </SubmitButton>
    </div>
  )
}
