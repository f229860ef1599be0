import { useAtom } from 'jotai'
import { useEffect } from 'react'
import { storedAtom } from '../../kit/storedAtom.ts'

/** Where the choice is kept; the value is JSON text: "light", "dark" or "system". */
const themeStorageKey = 'portico.theme'

/**
 * Goes inline into the page's head, before anything paints: the theme's class on <html>, and the choice as
 * `data-theme`, from which the switch shows its state before the page is hydrated.
 */
export const themeScript = `(function(){var r=document.documentElement,t;try{t=JSON.parse(localStorage.getItem('${themeStorageKey}'))}catch(e){}if(t!=='light'&&t!=='dark')t='system';r.dataset.theme=t;r.classList.add(t==='dark'||t==='system'&&matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light')})()`

export const themeChoices = ['light', 'system', 'dark'] as const
export type ThemeChoice = (typeof themeChoices)[number]

const themeAtom = storedAtom<ThemeChoice>(themeStorageKey, 'system')

const known = (value: unknown): ThemeChoice => themeChoices.find((choice) => choice === value) ?? 'system'

export function useThemeChoice(): [ThemeChoice, (choice: ThemeChoice) => void] {
  const [stored, store] = useAtom(themeAtom)
  return [known(stored), store]
}

/** Keeps the class on <html> in step with the choice, and with the system while that is the choice. Once, in the shell. */
export function useThemeOnPage() {
  const [choice] = useThemeChoice()
  useEffect(() => {
    const dark = matchMedia('(prefers-color-scheme: dark)')
    const apply = () => {
      const root = document.documentElement
      const isDark = choice === 'dark' || (choice === 'system' && dark.matches)
      root.dataset.theme = choice
      root.classList.toggle('dark', isDark)
      root.classList.toggle('light', !isDark)
    }
    // The first render after hydration still holds the default: the stored choice follows in the same commit.
    const waiting = setTimeout(apply)
    dark.addEventListener('change', apply)
    return () => {
      clearTimeout(waiting)
      dark.removeEventListener('change', apply)
    }
  }, [choice])
}
