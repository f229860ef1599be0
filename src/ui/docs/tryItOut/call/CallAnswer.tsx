import { useMemo, useState } from 'react'
import { reasonHeader } from '../../../../rules/bank/reasonHeader.ts'
import { shownLengths, startOf } from '../../../../rules/text/serverText.ts'
import { type ApiAnswer, headerOf, jsonOf } from '../../../../rules/tryItOut/apiAnswer.ts'
import { HeaderList } from '../../../kit/HeaderList.tsx'
import { jsonHtml } from '../../page/mdx/jsonHtml.ts'
import { CodeFigure } from '../../samples/CodeFigure.tsx'
import { codeHtml } from '../../samples/codeHtml.ts'
import { tryItOutTexts as texts } from '../tryItOutTexts.ts'

/** In characters: what is longer is shown without colours, and what is much longer in part. */
const longestColoured = 50_000
const longestShown = shownLengths.code

/** Shown elsewhere, or as numbers. */
const isShownElsewhere = (name: string) =>
  name === reasonHeader || name === 'content-type' || name.startsWith('x-ratelimit')

/** What the bank answered: how it went, what it says beside the body, and the body. */
export function CallAnswer({ answer }: { answer: ApiAnswer }) {
  const { status, duration, signature, headers, body } = answer
  const second = headerOf(answer, 'x-ratelimit-remaining-second')
  const day = headerOf(answer, 'x-ratelimit-remaining-day')
  const shown = headers.filter(([name]) => !isShownElsewhere(name))
  return (
    <>
      <p className="row answer-line">
        <code data-kind={`${status}`.charAt(0)}>{status}</code>
        <span>{texts.duration(duration)}</span>
        <span>{texts.size(body.length)}</span>
        {day !== '' && <span>{texts.rateLimit(second, day)}</span>}
      </p>
      {signature && (
        <p className="answer-signature" data-verdict={signature}>
          {texts.signature[signature]}
        </p>
      )}
      {shown.length > 0 && <HeaderList className="answer-headers" headers={shown} />}
      <AnswerBody answer={answer} />
    </>
  )
}

function AnswerBody({ answer }: { answer: ApiAnswer }) {
  const { body } = answer
  const json = useMemo(() => (body.length > longestShown ? undefined : jsonOf(answer)), [answer, body])
  const [isPlain, setPlain] = useState(false)
  const isFormatted = json !== undefined && !isPlain
  const text = isFormatted ? JSON.stringify(json, null, 2) : body
  const isColoured = isFormatted && text.length <= longestColoured
  const coloured = useMemo(() => (isColoured ? codeHtml(jsonHtml(json)) : ''), [isColoured, json])
  if (body === '') return <p className="field-limits">{texts.empty}</p>
  return (
    <>
      {json === undefined && body.length <= longestShown && (
        <p className="field-limits">{texts.notJson(answer.mediaType)}</p>
      )}
      {json !== undefined && (
        <fieldset className="language-choice answer-form">
          <legend className="visually-hidden">{texts.body}</legend>
          {[false, true].map((plain) => (
            <button key={`${plain}`} type="button" aria-pressed={isPlain === plain} onClick={() => setPlain(plain)}>
              {plain ? texts.plain : texts.formatted}
            </button>
          ))}
        </fieldset>
      )}
      <CodeFigure what={texts.copyBody} value={text} language={json === undefined ? undefined : 'json'}>
        {coloured ? (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: jsonHtml escapes what it is given
          <code dangerouslySetInnerHTML={{ __html: coloured }} />
        ) : (
          <code>{startOf(text, 'code')}</code>
        )}
      </CodeFigure>
      {text.length > longestShown && <p className="field-limits">{texts.cut(longestShown)}</p>}
    </>
  )
}
