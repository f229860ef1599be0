import { useSyncExternalStore } from 'react'
import { firstCallHref } from '../../rules/firstCall/firstCallHref.ts'
import { GettingStartedView } from '../../ui/gettingStarted/GettingStartedView.tsx'
import type { Shell } from '../bootstrap/shell/shell.ts'
import type { ShellScreen } from '../router/screen.ts'

/** Whether the portal sends calls to the bank turns out once the page is hydrated. */
function GettingStarted({ shell }: { shell: Shell }) {
  const firstCall = useSyncExternalStore(
    (changed) => {
      shell.environment.whenHydrated(changed)
      return () => {}
    },
    () => firstCallHref(shell.portal()?.configuration.tryItOut !== undefined),
    () => firstCallHref(false),
  )
  return <GettingStartedView firstCall={firstCall} />
}

export const screen: ShellScreen = (_scope, shell) => ({ element: <GettingStarted shell={shell} /> })
