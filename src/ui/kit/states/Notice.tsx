import { type ReactNode, useEffect, useRef } from 'react'
import type { NoticeVariant } from '../../../machines/notice.ts'
import { CheckCircledIcon, CrossCircledIcon, ExclamationTriangleIcon, InfoCircledIcon } from '../icons.tsx'
import { withServerTexts } from '../ServerText.tsx'
import { wayOut } from './failure.ts'
import { RetryButton } from './RetryButton.tsx'

const icons = {
  success: CheckCircledIcon,
  warning: ExclamationTriangleIcon,
  error: CrossCircledIcon,
  info: InfoCircledIcon,
}

export function VariantIcon({ variant }: { variant: NoticeVariant }) {
  const Icon = icons[variant]
  return <Icon className="variant-icon" aria-hidden="true" />
}

interface Props {
  variant: NoticeVariant
  children: ReactNode
  /** Why, where an element among the children shows it. */
  message?: string
  onRetry?: () => void
  retryLabel?: string
  /** Buttons beside Retry. */
  actions?: ReactNode
  /** False where a notice that passes says the same aloud. */
  announced?: boolean
}

/** A failure appears above the button that was pressed, and must not push it, or itself, out of sight. */
function useInView(isFailure: boolean) {
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { activeElement } = document
    if (!isFailure || !notice.current?.closest('form')?.contains(activeElement)) return
    notice.current.scrollIntoView({ block: 'nearest' })
    activeElement?.scrollIntoView({ block: 'nearest' })
  }, [isFailure])
  return notice
}

/** An inline message; errors and warnings are announced at once, the rest politely. */
export function Notice({ variant, children, message, onRetry, retryLabel, actions, announced = true }: Props) {
  const button = wayOut(message ?? children, onRetry, retryLabel)
  const isFailure = variant === 'error' || variant === 'warning'
  const notice = useInView(isFailure)
  return (
    <div
      ref={notice}
      className="notice"
      data-variant={variant}
      role={announced && isFailure ? 'alert' : 'status'}
      {...(!announced && { 'aria-live': 'off' })}
    >
      <VariantIcon variant={variant} />
      <div className="notice-text" dir="auto">
        {withServerTexts(children, 'message')}
      </div>
      <div className="row notice-actions">
        {button.onClick && <RetryButton size="2" variant="outline" color="gray" {...button} />}
        {actions}
      </div>
    </div>
  )
}
