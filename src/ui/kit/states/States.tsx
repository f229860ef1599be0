import { Heading } from '@radix-ui/themes/components/heading'
import type { ReactNode } from 'react'
import { ArchDrawing } from '../ArchDrawing.tsx'
import { PageHeading } from '../PageHeading.tsx'
import { ServerText } from '../ServerText.tsx'
import { wayOut } from './failure.ts'
import { RetryButton } from './RetryButton.tsx'

interface EmptyProps {
  title: string
  /** 3 within a section that has a heading of its own. */
  headingLevel?: 2 | 3
  children?: ReactNode
  /** A button or link that leads on. */
  action?: ReactNode
}

/**
 * Nothing here yet: says so, and what to do about it.
 * @public
 */
export function EmptyState({ title, headingLevel = 2, children, action }: EmptyProps) {
  return (
    <div className="state">
      <ArchDrawing />
      <Heading as={`h${headingLevel}`} size="5">
        {title}
      </Heading>
      {children !== undefined && <p className="state-text">{children}</p>}
      {action}
    </div>
  )
}

interface ErrorProps {
  /** What could not be shown. */
  title: string
  message: string
  onRetry?: () => void
  retryLabel?: string
  /** The whole page has failed: the title becomes its h1. */
  page?: boolean
  /** Buttons beside Retry. */
  actions?: ReactNode
}

/** A region or a page that could not be shown: why, and Retry. */
export function ErrorState({ title, message, onRetry, retryLabel, page = false, actions }: ErrorProps) {
  const button = wayOut(message, onRetry, retryLabel)
  return (
    <div className={page ? 'state page-state' : 'state'} role="alert">
      <ArchDrawing closed />
      {page ? (
        <PageHeading title={title}>{message}</PageHeading>
      ) : (
        <>
          <Heading as="h2" size="5">
            {title}
          </Heading>
          <p className="state-text" dir="auto">
            <ServerText kind="message">{message}</ServerText>
          </p>
        </>
      )}
      {button.onClick && (
        <div className="actions">
          <RetryButton size="3" {...button} />
          {actions}
        </div>
      )}
    </div>
  )
}
