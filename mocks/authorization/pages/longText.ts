import { type ServerTextKind, startOf } from '../../../src/rules/text/serverText.ts'
import { type Html, html } from '../../http/page/html.ts'

/** A text that somebody else wrote: its start, and all of a long one in a box that opens without a script. */
export function longText(text: string, kind: ServerTextKind): { start: string; whole: Html | undefined } {
  const start = startOf(text, kind)
  const whole = html`
<details>
<summary>Show all</summary>
<div class="whole" tabindex="0" role="group" aria-label="Whole text">${text}</div>
</details>`
  return { start, whole: start === text ? undefined : whole }
}
