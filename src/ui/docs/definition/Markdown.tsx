import { Button } from '@radix-ui/themes/components/button'
import { Fragment, useState } from 'react'
import { plainMarkdown, type Run } from '../../../rules/definition/plainMarkdown.ts'
import { startOf } from '../../../rules/text/serverText.ts'

const keyed = <Value,>(values: readonly Value[]) => values.map((value, index) => [String(index), value] as const)

function Runs({ of }: { of: readonly Run[] }) {
  return keyed(of).map(([key, { text, kind, href }]) => {
    if (kind === 'code') return <code key={key}>{text}</code>
    if (kind === 'strong') return <strong key={key}>{text}</strong>
    if (kind === 'link')
      return (
        <a key={key} href={href} className="text-link">
          {text}
        </a>
      )
    return <Fragment key={key}>{text}</Fragment>
  })
}

/** A description of the definition; nothing in it is taken for markup. One without end is shown on request. */
export function Markdown({ text }: { text: string }) {
  const [isWhole, setWhole] = useState(false)
  const start = startOf(text, 'documentation')
  if (start === text) return <Blocks text={text} />
  return (
    <>
      <Blocks text={isWhole ? text : start} />
      <Button type="button" variant="ghost" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
        {isWhole ? 'Show less' : 'Show all'}
      </Button>
    </>
  )
}

function Blocks({ text }: { text: string }) {
  return keyed(plainMarkdown(text)).map(([key, block]) => {
    if (block.kind === 'code')
      return (
        <pre key={key}>
          <code>{block.text}</code>
        </pre>
      )
    if (block.kind === 'list')
      return (
        <ul key={key}>
          {keyed(block.items).map(([at, runs]) => (
            <li key={at}>
              <Runs of={runs} />
            </li>
          ))}
        </ul>
      )
    return (
      <p key={key} dir="auto">
        <Runs of={block.runs} />
      </p>
    )
  })
}
