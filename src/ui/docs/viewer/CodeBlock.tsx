import { CopyButton } from './CopyButton.tsx'

/** Code to copy. It scrolls within itself, so the keyboard must reach it. */
export function CodeBlock({ code, label }: { code: string; label: string }) {
  return (
    <div className="code-block">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region is scrolled by the keyboard */}
      <pre tabIndex={0}>
        <code>{code}</code>
      </pre>
      <CopyButton value={code} what={label} />
    </div>
  )
}
