import { reasonHeader } from '../rules/bank/reasonHeader.ts'
import { accountsPath, type GuideRefusal } from '../rules/firstCall/firstCall.ts'
import { parseJson } from '../rules/json/parseJson.ts'
import { problemOfAnswer } from '../rules/problem.ts'

/**
 * Calls the bank's accounts list. Its answer comes as text, indented where it is JSON; an answer other than 200 is a refusal.
 * Rejects with a Problem where there is no answer, as `send` does (`ScopedClient.within`).
 */
export async function callAccounts(
  send: typeof fetch,
  { base, accessToken }: { base: string; accessToken: string },
  signal: AbortSignal,
): Promise<{ body: string } | { refusal: GuideRefusal }> {
  const response = await send(`${base}${accountsPath}`, {
    headers: { Accept: 'application/json', Authorization: `Bearer ${accessToken}` },
    signal,
  })
  const text = await response.text()
  const body = parseJson(text)
  if (response.status === 200) return { body: body === undefined ? text : JSON.stringify(body, null, 2) }
  const { message } = problemOfAnswer(response.status, response.statusText, body)
  return { refusal: { status: response.status, message, reason: response.headers.get(reasonHeader) } }
}
