import { useEffect, useRef } from 'react'
import { reload } from '../kit/states/failure.ts'

/** Stands in the place of the whole portal. Plain HTML, as its components or its router may be what has failed. */
export function PortalFailed() {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <main className="portal-failed">
      <h1 ref={heading} tabIndex={-1}>
        The portal stopped working
      </h1>
      <p>Something went wrong on our side. Reload the page, or start again from the home page.</p>
      <p>
        <button type="button" onClick={reload}>
          Reload
        </button>
        <a href="/">Back to home</a>
      </p>
    </main>
  )
}
