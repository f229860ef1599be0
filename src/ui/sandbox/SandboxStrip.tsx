import { Link } from 'wouter'
import { sandboxTexts as texts } from '../../rules/sandboxPage.ts'
import './sandbox.css'

/** Under every page of a sandbox build: which bank this is, and the way to its levers. */
export function SandboxStrip() {
  return (
    <aside className="sandbox-strip" aria-label={texts.title}>
      {texts.strip} <Link href="/sandbox">{texts.stripLink}</Link>
    </aside>
  )
}
