import { useMemo } from 'react'
import { CodeFigure } from '../../samples/CodeFigure.tsx'
import { codeHtml } from '../../samples/codeHtml.ts'
import { useCredentials } from '../../samples/useCredentials.ts'

interface Props {
  language: string
  /** Highlighted at build (scripts/mdx/highlight.ts), where the places of a client ID were marked. */
  html: string
  title?: string
}

export function Code(props: Props) {
  return props.html.includes('data-client-id') ? <CodeWithClientId {...props} /> : <PlainCode {...props} />
}

function CodeWithClientId({ html, ...rest }: Props) {
  const credentials = useCredentials()
  return <PlainCode {...rest} html={credentials?.fill(html) ?? html} hasClientId Choice={credentials?.Choice} />
}

type PlainProps = Props & Pick<Parameters<typeof CodeFigure>[0], 'hasClientId' | 'Choice'>

function PlainCode({ language, html, ...rest }: PlainProps) {
  const trusted = useMemo(() => codeHtml(html), [html])
  return (
    <CodeFigure what="code" language={language} {...rest}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made at build from our own pages, every text escaped */}
      <code className={`language-${language}`} dangerouslySetInnerHTML={{ __html: trusted }} />
    </CodeFigure>
  )
}
