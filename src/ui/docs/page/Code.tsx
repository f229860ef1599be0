import { CopyButton } from './CopyButton.tsx'

interface Props {
  language: string
  /** Highlighted at build (scripts/mdx/highlight.ts). */
  html: string
  title?: string
}

export function Code({ language, html, title }: Props) {
  return (
    <figure className="code" data-language={language}>
      {title !== undefined && <figcaption>{title}</figcaption>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines scroll inside, by the keyboard too */}
      <pre tabIndex={0}>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made at build from our own pages, every text escaped */}
        <code className={`language-${language}`} dangerouslySetInnerHTML={{ __html: html }} />
      </pre>
      <CopyButton />
    </figure>
  )
}
