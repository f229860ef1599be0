import { Button } from '@radix-ui/themes/components/button'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { toProblem } from '../../rules/problem.ts'
import { Link } from '../kit/links/Link.tsx'
import { lazyPart } from '../kit/parts/lazyPart.tsx'
import { dockAtom, openDockAtom } from './dock/dockAtoms.ts'
import { sandboxBankAtom, sandboxHostAtom } from './sandboxHost.ts'
import { sandboxTexts as texts } from './sandboxTexts.ts'
import { useDockKeys } from './useDockKeys.ts'
import './sandbox.css'

const Dock = lazyPart(() => import('./dock/Dock.tsx'))

/** Under every page of a sandbox build: which bank this is, and the way to its levers. */
export function SandboxStrip() {
  const host = useAtomValue(sandboxHostAtom)
  const { name, isMissing, choose } = useAtomValue(sandboxBankAtom)
  const dock = useAtomValue(dockAtom)
  const { open } = useAtomValue(openDockAtom)
  useDockKeys(dock, open)
  const [refusal, setRefusal] = useState<string>()
  const openDefault = () => {
    try {
      choose(null)
    } catch (error) {
      setRefusal(toProblem(error).message)
    }
  }
  return (
    <>
      <aside className="sandbox-strip" aria-label={texts.title} data-missing={isMissing || undefined}>
        {name === null ? texts.strip[host] : texts.namedStrip(name, host)}{' '}
        {name !== null && isMissing && (
          <>
            <strong role="alert">{refusal ?? texts.missing(name)}</strong>{' '}
            <Button size="1" onClick={openDefault}>
              {texts.openDefault}
            </Button>{' '}
          </>
        )}
        <Link href="/sandbox">{texts.stripLink}</Link>{' '}
        <Button
          size="1"
          variant="outline"
          aria-keyshortcuts="Control+`"
          title={texts.stripDockKeys}
          onClick={() => open()}
        >
          {texts.stripDock}
        </Button>{' '}
        <Button size="1" variant="outline" onClick={() => open('state-machines')}>
          {texts.stripInspector}
        </Button>
      </aside>
      {dock && <Dock actor={dock} />}
    </>
  )
}
