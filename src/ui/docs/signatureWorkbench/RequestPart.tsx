import { useId } from 'react'
import { textWarnings, visibleParts } from '../../../rules/signing/explanation/visibleText.ts'
import { type SignedText, signedTextOf } from '../../../rules/signing/signedText.ts'
import { CopyButton } from '../samples/CopyButton.tsx'
import { Choice, CodeArea, Part } from './fields.tsx'
import type { Request } from './request.ts'
import { signatureWorkbenchTexts as texts } from './signatureWorkbenchTexts.ts'

interface Props {
  request: Request
  text: SignedText
  onChange: (request: Request) => void
}

/** What is sent, and the exact text that is signed for it. */
export function RequestPart({ request, text, onChange }: Props) {
  const id = useId()
  const { kind, accessToken, sent, lineBreak } = request
  return (
    <Part title={texts.request}>
      <Choice
        legend={texts.request}
        options={texts.kinds}
        value={kind}
        onChange={(next) => onChange({ ...request, kind: next })}
      />
      {kind !== 'token' && (
        <div className="stack workbench-field">
          <label htmlFor={id}>{texts.accessToken}</label>
          <input
            id={id}
            type="text"
            value={accessToken}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            onChange={(event) => onChange({ ...request, accessToken: event.target.value })}
          />
        </div>
      )}
      <CodeArea
        label={texts.sent[kind]}
        rows={kind === 'query' ? 2 : 6}
        value={sent[kind]}
        onChange={(value) => onChange({ ...request, sent: { ...sent, [kind]: value } })}
      />
      {sent[kind].includes('\n') && (
        <label className="row workbench-select">
          {texts.lineBreaks}
          <select
            value={lineBreak}
            onChange={({ target: { value } }) => onChange({ ...request, lineBreak: value === 'crlf' ? 'crlf' : 'lf' })}
          >
            <option value="lf">{texts.lineBreak.lf}</option>
            <option value="crlf">{texts.lineBreak.crlf}</option>
          </select>
        </label>
      )}
      <ExactText text={text} />
    </Part>
  )
}

function ExactText({ text }: { text: SignedText }) {
  const exact = signedTextOf(text)
  const warnings = textWarnings(text)
  return (
    <>
      <figure className="code workbench-exact">
        <figcaption>{texts.signedTextOf(new TextEncoder().encode(exact).length)}</figcaption>
        <div className="code-tools">
          <CopyButton what={texts.copy.signedText} value={exact} />
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region is scrolled by the keyboard */}
        <pre tabIndex={0}>{exact === '' ? <span>{texts.nothing}</span> : <Visible text={exact} />}</pre>
      </figure>
      <div role="status">
        {warnings.length > 0 && (
          <ul className="workbench-warnings">
            {warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        )}
      </div>
    </>
  )
}

/** A text with signs for what is easily missed. */
export function Visible({ text }: { text: string }) {
  return (
    <code>
      {visibleParts(text).map(({ text: shown, meaning }, index) =>
        meaning === null ? (
          shown
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts have no identity but their place
          <mark key={index} title={meaning}>
            {shown}
          </mark>
        ),
      )}
    </code>
  )
}
