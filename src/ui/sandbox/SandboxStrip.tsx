import { useAtomValue } from 'jotai'
import { Link } from 'wouter'
import { sandboxTexts as texts } from '../../rules/sandboxPage.ts'
import { sandboxHostAtom } from './sandboxHost.ts'
import './sandbox.css'

/** Under every page of a sandbox build: which bank this is, and the way to its levers. */
export function SandboxStrip() {
  const host = useAtomValue(sandboxHostAtom)
  return (
    <aside className="sandbox-strip" aria-label={texts.title}>
      {host === 'page' ? texts.stripInPage : texts.strip} <Link href="/sandbox">{texts.stripLink}</Link>
    </aside>
  )
}
