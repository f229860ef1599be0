import { Button } from '@radix-ui/themes/components/button'
import * as Dialog from '@radix-ui/themes/components/dialog'
import { useEffect } from 'react'
import { useReturnFocus } from '../../kit/focus/useReturnFocus.ts'
import { dockShortcut, shortcuts } from '../../kit/keys/shortcuts.ts'
import { loadStylesheet } from '../../kit/parts/loadStylesheet.ts'
import styles from './shortcutsDialog.css?url'
import { shortcutTexts as texts } from './shortcutTexts.ts'

export const loadStyles = () => loadStylesheet(styles)

const listed = [
  ...(Object.keys(shortcuts) as (keyof typeof shortcuts)[]).map((name) => ({ name, ...shortcuts[name] })),
  ...(__SANDBOX__ ? [{ name: 'dock' as const, ...dockShortcut }] : []),
]

const navigations = ['popstate', 'pushState', 'replaceState'] as const

/** The keys that work on every page. */
export default function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const returnFocus = useReturnFocus()
  // It would lie over another page.
  useEffect(() => {
    for (const event of navigations) addEventListener(event, onClose)
    return () => {
      for (const event of navigations) removeEventListener(event, onClose)
    }
  }, [onClose])
  return (
    <Dialog.Root open onOpenChange={onClose}>
      <Dialog.Content className="shortcuts-dialog" aria-describedby={undefined} onCloseAutoFocus={returnFocus}>
        <Dialog.Title as="h2">{texts.title}</Dialog.Title>
        <dl>
          {listed.map(({ name, keys }) => (
            <div key={name}>
              <dt>
                {keys.map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </dt>
              <dd>{texts.actions[name]}</dd>
            </div>
          ))}
        </dl>
        <Dialog.Close>
          <Button variant="outline">{texts.close}</Button>
        </Dialog.Close>
      </Dialog.Content>
    </Dialog.Root>
  )
}
