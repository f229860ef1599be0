import type { ReactNode } from 'react'
import { CheckCircledIcon, CrossCircledIcon, ExclamationTriangleIcon, InfoCircledIcon } from '../icons.tsx'
import { withServerTexts } from '../ServerText.tsx'
import { RetryButton } from './RetryButton.tsx'

export type Variant = 'success' | 'warning' | 'error' | 'info'

const icons = {
  success: CheckCircledIcon,
  warning: ExclamationTriangleIcon,
  error: CrossCircledIcon,
  info: InfoCircledIcon,
}

export function VariantIcon({ variant }: { variant: Variant }) {
  const Icon = icons[variant]
  return <Icon className="variant-icon" aria-hidden="true" />
}

interface Props {
  variant: Variant
  children: ReactNode
  onRetry?: () => void
  retryLabel?: string
  /** Buttons beside Retry. */
  actions?: ReactNode
  /** False where a notice that passes says the same aloud. */
  announced?: boolean
}

/** An inline message; errors and warnings are announced at once, the rest politely. */
export function Notice({ variant, children, onRetry, retryLabel = 'Retry', actions, announced = true }: Props) {
  return (
    <div
      className="notice"
      data-variant={variant}
      role={announced && (variant === 'error' || variant === 'warning') ? 'alert' : 'status'}
      {...(!announced && { 'aria-live': 'off' })}
    >
      <VariantIcon variant={variant} />
      <div className="notice-text" dir="auto">
        {withServerTexts(children, 'message')}
      </div>
      {onRetry && (
        <RetryButton size="2" variant="outline" color="gray" onClick={onRetry}>
          {retryLabel}
        </RetryButton>
      )}
      {actions}
    </div>
  )
}
