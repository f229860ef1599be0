import { Button } from '@radix-ui/themes/components/button'
import { useAtomValue } from 'jotai'
import { useRef, useState } from 'react'
import { Link } from 'wouter'
import { lazyPart } from '../kit/lazyPart.tsx'
import { sandboxHostAtom } from './sandboxHost.ts'
import { sandboxTexts as texts } from './sandboxTexts.ts'
import './sandbox.css'

const Inspector = lazyPart(() => import('./stateMachines/Inspector.tsx'))

/** Under every page of a sandbox build: which bank this is, the way to its levers, and the charts as they run. */
export function SandboxStrip() {
  const host = useAtomValue(sandboxHostAtom)
  const [inspecting, setInspecting] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const close = () => {
    setInspecting(false)
    opener.current?.focus()
  }
  return (
    <aside className="sandbox-strip" aria-label={texts.title}>
      {host === 'page' ? texts.stripInPage : texts.strip} <Link href="/sandbox">{texts.stripLink}</Link>{' '}
      <Button
        ref={opener}
        size="1"
        variant="outline"
        aria-expanded={inspecting}
        onClick={() => setInspecting(!inspecting)}
      >
        {texts.stripInspector}
      </Button>
      {inspecting && <Inspector onClose={close} />}
    </aside>
  )
}
