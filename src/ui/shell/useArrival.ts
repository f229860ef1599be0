import { useEffect, useRef } from 'react'
import { brand } from '../../rules/brand.ts'

/** What a new page owes the person: its title in the tab, and its beginning in view (the heading takes the focus). */
export function useArrival(path: string, title: string) {
  const last = useRef(path)
  const steppedBack = useRef(false)

  useEffect(() => {
    const stepped = () => {
      steppedBack.current = true
    }
    addEventListener('popstate', stepped)
    return () => removeEventListener('popstate', stepped)
  }, [])

  useEffect(() => {
    if (title !== '') document.title = `${title} | ${brand.name}`
  }, [title])

  useEffect(() => {
    if (last.current === path) return
    last.current = path
    if (!steppedBack.current) scrollTo(0, 0)
    steppedBack.current = false
  }, [path])
}
