import { Button } from '@radix-ui/themes/components/button'
import { useAtomValue } from 'jotai'
import { Link } from '../kit/Link.tsx'
import { lazyPart } from '../kit/lazyPart.tsx'
import { dockAtom, openDockAtom } from './dock/dockState.ts'
import { sandboxBankAtom, sandboxHostAtom } from './sandboxHost.ts'
import { sandboxTexts as texts } from './sandboxTexts.ts'
import { useDockKeys } from './useDockKeys.ts'
import './sandbox.css'

const Dock = lazyPart(() => import('./dock/Dock.tsx'))

/** Under every page of a sandbox build: which bank this is, and the way to its levers. */
export function SandboxStrip() {
  const host = useAtomValue(sandboxHostAtom)
  const bank = useAtomValue(sandboxBankAtom)
  const dock = useAtomValue(dockAtom)
  const { open } = useAtomValue(openDockAtom)
  useDockKeys(dock, open)
  return (
    <>
      <aside className="sandbox-strip" aria-label={texts.title}>
        {bank === null ? texts.strip[host] : texts.namedStrip(bank)} <Link href="/sandbox">{texts.stripLink}</Link>{' '}
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
