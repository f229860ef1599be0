import { Button } from '@radix-ui/themes/components/button'
import { useSelector } from '@xstate/react'
import { useAtomValue } from 'jotai'
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { panelPath, panelTitle, sandboxPath } from '../../../rules/sandbox/workbench/sandboxPanels.ts'
import { useReturnFocus } from '../../kit/focus/useReturnFocus.ts'
import { Link } from '../../kit/links/Link.tsx'
import { PartError } from '../../kit/parts/lazyPart.tsx'
import { Skeleton } from '../../kit/states/Skeleton.tsx'
import { DockedContext } from '../workbench/panel/PanelHeading.tsx'
import { StatusBar } from '../workbench/StatusBar.tsx'
import { DockRail } from './DockRail.tsx'
import { type DockActor, dockedPanelAtom, dockId, focusDock } from './dockAtoms.ts'
import { dockTexts as texts } from './dockTexts.ts'
import { Splitter } from './Splitter.tsx'
import './dock.css'

const showHeight = (height: number) => document.documentElement.style.setProperty('--dock', `${height}dvh`)

/** The workbench has no dock: it shows the same in full. */
const isWorkbench = (path: string) => path === sandboxPath || path.startsWith(`${sandboxPath}/`)

export default function Dock({ actor }: { actor: DockActor }) {
  const [path] = useLocation()
  const isOpen = useSelector(actor, (snapshot) => snapshot.hasTag('open'))
  return isOpen && !isWorkbench(path) && <OpenDock actor={actor} />
}

const isTyped = (target: EventTarget) =>
  (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) && target.value !== ''

function OpenDock({ actor }: { actor: DockActor }) {
  const panel = useSelector(actor, ({ context }) => context.panel)
  const height = useSelector(actor, ({ context }) => context.height)
  const docked = useAtomValue(dockedPanelAtom)
  const dock = useRef<HTMLElement>(null)
  const returnFocus = useRef(useReturnFocus())
  const isLeavingPage = useRef(false)
  const isClosedByKey = useRef(false)
  useLayoutEffect(() => showHeight(height), [height])
  useLayoutEffect(() => {
    const root = document.documentElement
    root.setAttribute('data-dock', '')
    return () => {
      isClosedByKey.current = document.activeElement?.matches(`#${dockId} :focus-visible`) === true
      root.removeAttribute('data-dock')
      root.style.removeProperty('--dock')
    }
  }, [])
  useEffect(() => {
    const giveBack = returnFocus.current
    focusDock()
    return () => {
      giveBack()
      // The page may have scrolled since. Who uses a pointer reads on where the page is.
      if (isClosedByKey.current && !isLeavingPage.current) document.activeElement?.scrollIntoView({ block: 'nearest' })
    }
  }, [])

  const close = () => actor.send({ type: 'dock.close' })
  const openInFull = () => {
    isLeavingPage.current = true
    close()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || isTyped(event.target)) return
    // What lies over the page, such as a menu of the panel, is a child of React's and not of the dock.
    if (dock.current?.contains(event.target as Node)) close()
  }
  return (
    <section ref={dock} id={dockId} className="dock" aria-label={texts.title} onKeyDown={onKeyDown}>
      <Splitter
        height={height}
        controls={dockId}
        onDrag={showHeight}
        onChange={(next) => actor.send({ type: 'height.set', height: next })}
      />
      <div className="row dock-head">
        {docked && <StatusBar actor={docked.status} />}
        <div className="dock-actions">
          <Link href={panelPath(panel)} onClick={openInFull}>
            {texts.full}
          </Link>
          <Button size="1" variant="outline" onClick={close}>
            {texts.close}
          </Button>
        </div>
        <DockRail
          panel={panel}
          status={docked?.status}
          onChoose={(name) => actor.send({ type: 'panel.choose', panel: name })}
        />
      </div>
      <DockedContext value={true}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard (WCAG 2.1.1) */}
        <section className="stack dock-panel workbench-panel" key={panel} tabIndex={0} aria-label={panelTitle(panel)}>
          <DockContent actor={actor} />
        </section>
      </DockedContext>
    </section>
  )
}

function DockContent({ actor }: { actor: DockActor }) {
  const docked = useAtomValue(dockedPanelAtom)
  const failure = useSelector(actor, ({ context }) => context.failure)
  if (failure) return <PartError failure={failure} onRetry={() => actor.send({ type: 'panel.reload' })} />
  return docked?.element ?? <Skeleton width="100%" height="160px" />
}
