import { type Html, html } from '../../http/page/html.ts'

/** Why the last try failed; fields refer to it by its ID. */
export const problemOf = (problem: string | undefined): Html | undefined =>
  problem === undefined ? undefined : html`<p class="problem" id="problem" role="alert">${problem}</p>`

/** Of a field that the problem is about. */
export const describedByProblem = (problem: string | undefined): Html | undefined =>
  problem === undefined ? undefined : html` aria-describedby="problem"`

export const formTokenInput = (formToken: string): Html =>
  html`<input type="hidden" name="request" value="${formToken}">`
