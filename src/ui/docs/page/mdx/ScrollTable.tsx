import type { ReactNode } from 'react'

/** A table that scrolls inside itself where the page is narrow, by the keyboard too. */
export function ScrollTable({ children }: { children?: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: wide tables scroll inside
    <div className="docs-table" tabIndex={0}>
      <table>{children}</table>
    </div>
  )
}
