import { Fragment } from 'react'
import { type AnswerBlock, answerBlocks, type Inline } from '../../rules/faq/answerBlocks.ts'

const keyed = <Value,>(values: readonly Value[]) => values.map((value, index) => [String(index), value] as const)

function Runs({ of }: { of: readonly Inline[] }) {
  return keyed(of).map(([key, { text, href }]) =>
    href === undefined ? (
      <Fragment key={key}>{text}</Fragment>
    ) : (
      <a key={key} href={href} className="text-link" {...(!href.startsWith('mailto:') && outside)}>
        {text}
      </a>
    ),
  )
}

const outside = { target: '_blank', rel: 'noopener noreferrer' }
const manyItems = 9

function Block({ block }: { block: AnswerBlock }) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <Runs of={block.content} />
        </p>
      )
    case 'list':
      return (
        <ul className={block.items.length > manyItems ? 'faq-list-long' : undefined}>
          {keyed(block.items).map(([key, { term, content }]) => (
            <li key={key}>
              {term !== undefined && <b>{term}: </b>}
              <Runs of={content} />
            </li>
          ))}
        </ul>
      )
    case 'exchange':
      return (
        <dl>
          <dt>
            <Runs of={block.question} />
          </dt>
          <dd>
            <Runs of={block.answer} />
          </dd>
        </dl>
      )
    case 'code':
      return (
        <pre>
          <code>{block.text}</code>
        </pre>
      )
  }
}

/** An answer as its blocks; nothing in the text is taken for markup. */
export function AnswerText({ text }: { text: string }) {
  return keyed(answerBlocks(text)).map(([key, block]) => <Block key={key} block={block} />)
}
