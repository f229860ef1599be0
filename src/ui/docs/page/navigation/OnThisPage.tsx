import { useEffect, useState } from 'react'
import { ChevronDownIcon } from '../../../kit/icons.tsx'

/** A heading of a page of the documentation (scripts/mdx/exportHeadings.ts). */
export interface Heading {
  id: string
  text: string
  level: 2 | 3
}

/** The page's headings; the one whose section is being read is current. Folded where the page has no room beside it. */
export function OnThisPage({ headings }: { headings: readonly Heading[] }) {
  const [unfolded, setUnfolded] = useState(false)
  const current = useHeadingInView(headings)
  if (headings.length === 0) return null
  return (
    <nav className="docs-toc" aria-label="On this page">
      <button type="button" aria-expanded={unfolded} onClick={() => setUnfolded(!unfolded)}>
        On this page
        <ChevronDownIcon aria-hidden="true" />
      </button>
      <p aria-hidden="true">On this page</p>
      <ul>
        {headings.map(({ id, text, level }) => (
          <li key={id} data-level={level}>
            <a
              href={`#${id}`}
              {...(current === id && { 'aria-current': 'location' as const })}
              onClick={() => setUnfolded(false)}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The last heading above the upper third of the window; the first until one is there. */
function useHeadingInView(headings: readonly Heading[]): string | undefined {
  const [current, setCurrent] = useState<string>()
  useEffect(() => {
    const above = new Set<string>()
    let atEnd = false
    const choose = () => setCurrent((atEnd ? headings.at(-1) : headings.findLast(({ id }) => above.has(id)))?.id)
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) above[isIntersecting ? 'add' : 'delete'](target.id)
        choose()
      },
      // All that is above counts as seen: a jump leaves headings behind that were never in the window.
      { rootMargin: '1000000px 0px -66% 0px' },
    )
    for (const { id } of headings) {
      const heading = document.getElementById(id)
      if (heading) observer.observe(heading)
    }
    // The last sections never reach the upper third: the page ends before.
    const endObserver = new IntersectionObserver(([entry]) => {
      atEnd = entry?.isIntersecting ?? false
      choose()
    })
    const end = document.querySelector('.docs-neighbours')
    if (end) endObserver.observe(end)
    return () => {
      observer.disconnect()
      endObserver.disconnect()
    }
  }, [headings])
  return current ?? headings[0]?.id
}
