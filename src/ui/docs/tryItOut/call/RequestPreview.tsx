import type { CallPreview } from '../../../../rules/tryItOut/apiCall.ts'
import { CodeFigure } from '../../samples/CodeFigure.tsx'
import { tryItOutTexts as texts } from '../tryItOutTexts.ts'

/** A request as it will be sent, and as curl. */
export function RequestPreview({ preview }: { preview: CallPreview }) {
  const { method, address, headers, body, curl, key } = preview
  return (
    <>
      {key && (
        <p className="preview-key" data-key={key} role={key === 'other' ? 'alert' : undefined}>
          {texts.keyStatus[key]}
        </p>
      )}
      <CodeFigure what={texts.previewTitle} title={`${method} ${new URL(address).pathname}`}>
        <code>
          {[`${method} ${address}`, ...headers.map(([name, value]) => `${name}: ${value}`)].join('\n')}
          {body !== null && `\n\n${body}`}
        </code>
      </CodeFigure>
      <details className="preview-curl">
        <summary>{texts.curl}</summary>
        <CodeFigure what={texts.curl} language="bash">
          <code>{curl}</code>
        </CodeFigure>
        <p className="field-limits">{texts.curlHint}</p>
      </details>
    </>
  )
}
