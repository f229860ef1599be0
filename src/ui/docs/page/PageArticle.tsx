import type { MDXComponents, MDXContent } from 'mdx/types'
import { useEffect, useMemo } from 'react'
import { preinit } from 'react-dom'
import { decoded, docsPages, markdownHref, type PageSlug, pageHref } from '../../../rules/docs/docs.ts'
import { focusTarget, keepFocus } from '../../kit/focus/focusTarget.ts'
import { PageHeading } from '../../kit/PageHeading.tsx'
import { PageActions } from '../PageActions.tsx'
import { PageFeedback } from '../PageFeedback.tsx'
import samples from '../samples/samples.css?url'
import { mdxComponents } from './mdx/mdxComponents.ts'
import { type Heading, OnThisPage } from './navigation/OnThisPage.tsx'
import { PreviousNext } from './navigation/PreviousNext.tsx'
import styles from './page.css?url'

interface Props {
  slug: PageSlug
  Content: MDXContent
  components: MDXComponents
  headings: readonly Heading[]
}

const sheets = [
  { href: samples, precedence: 'samples' },
  { href: styles, precedence: 'docs' },
] as const

/** React shows a page once its stylesheets are here: they come before it. */
export function preinitStyles(): void {
  for (const { href, precedence } of sheets) preinit(href, { as: 'style', precedence })
  // Nothing handles the promise that React rejects with it; the browser itself reports the failure.
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-precedence]')) link.onerror = null
}

/** Resolves once they are here or failed: React adopts what the document shows only beside its stylesheets. */
export async function loadStyles(): Promise<void> {
  const links = () => [...document.querySelectorAll('link[data-precedence]')]
  const before = new Set(links())
  const outcomes = new Set<EventTarget | null>()
  const isSettled = () => links().every((link) => before.has(link) || outcomes.has(link))
  const listening = new AbortController()
  await new Promise<void>((resolve) => {
    const note = ({ target }: Event) => {
      outcomes.add(target)
      if (isSettled()) resolve()
    }
    for (const outcome of ['load', 'error'])
      document.head.addEventListener(outcome, note, { capture: true, signal: listening.signal })
    preinitStyles()
    if (isSettled()) resolve()
  })
  listening.abort()
}

/** A page of the documentation; what has `data-markdown` is also its Markdown (scripts/pages/markdownOf.ts). */
export function PageArticle({ slug, Content, components, headings }: Props) {
  useHashInView()
  const all = useMemo(() => ({ ...mdxComponents, ...components }), [components])
  const title = docsPages.find((page) => page.slug === slug)?.title ?? ''
  return (
    <div className="docs-page">
      {sheets.map(({ href, precedence }) => (
        <link key={href} rel="stylesheet" href={href} precedence={precedence} />
      ))}
      <div className="docs-page-head" data-markdown>
        <PageHeading title={title} />
        <PageActions address={markdownHref(slug)} />
      </div>
      <OnThisPage headings={headings} />
      <article className="stack docs-article" data-markdown>
        <Content components={all} />
        <PageFeedback title={title} path={pageHref(slug)} />
      </article>
      <PreviousNext slug={slug} />
    </div>
  )
}

/** What the address names, opened; in any case, since IDs are lower. */
function openTarget(): HTMLElement | null {
  const target = document.getElementById(decoded(location.hash.slice(1)).toLowerCase())
  if (target instanceof HTMLDetailsElement) target.open = true
  return target
}

function onClick({ target }: MouseEvent) {
  if (target instanceof Element && target.closest('a[href^="#"]')) keepFocus(openTarget)
}

/** The browser goes to a hash only in a document it has just loaded, and only in the case of the ID, which is lower. */
function useHashInView() {
  useEffect(() => {
    const show = (followed?: Event) => {
      if (location.hash.length < 2) return
      // The shell scrolls to the top of a new page in an effect of its own, and the page's heading takes the focus.
      requestAnimationFrame(() => {
        const target = openTarget()
        // Until the page is hydrated the browser follows links, and somebody may have read on.
        if (followed || scrollY === 0) target?.scrollIntoView({ block: 'start' })
        const { activeElement, body } = document
        // The browser gave the focus to nothing for a link that was pressed before the page was hydrated.
        const wasPressed = !followed && activeElement === body && navigator.userActivation?.hasBeenActive
        if (target && (followed || wasPressed || activeElement?.tagName === 'H1')) focusTarget(target, wasPressed)
      })
    }
    show()
    addEventListener('pushState', show)
    // Where the browser follows a link or goes back, it scrolls.
    addEventListener('hashchange', openTarget)
    addEventListener('click', onClick)
    return () => {
      removeEventListener('pushState', show)
      removeEventListener('hashchange', openTarget)
      removeEventListener('click', onClick)
    }
  }, [])
}
