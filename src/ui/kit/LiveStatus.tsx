import type { ReactNode } from 'react'

/** What a screen reader announces as it changes; it stays in the page while it is empty. */
export const LiveStatus = ({ children }: { children: ReactNode }) => (
  <span className="visually-hidden" role="status">
    {children}
  </span>
)
