import { Button } from '@radix-ui/themes/components/button'
import { useEffect, useRef } from 'react'
import type { PageFailure } from '../../../rules/pageFailure.ts'
import { PartError } from '../../kit/parts/lazyPart.tsx'
import { definitionTexts as texts } from '../definition/definitionTexts.ts'
import type { CallProps } from './TryItOut.tsx'

interface Props extends Pick<CallProps, 'opener' | 'onClose'> {
  failure: PageFailure
  onRetry: () => void
}

export function TryItOutFailed({ failure, opener, onClose, onRetry }: Props) {
  const close = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const { activeElement, body } = document
    // Whoever has gone on meanwhile keeps the focus.
    if (activeElement === body || activeElement === opener.current) close.current?.focus()
  }, [opener])
  const actions = (
    <Button type="button" variant="soft" color="gray" ref={close} onClick={onClose}>
      {texts.closeTryItOut}
    </Button>
  )
  return <PartError failure={failure} onRetry={onRetry} actions={actions} />
}
