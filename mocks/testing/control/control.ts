import { isRecord } from '../../../src/rules/problem.ts'
import { controlBase } from '../../http/paths.ts'
import { parsed, refusalOf } from '../bankError.ts'

/** Makes a control call and resolves with its data. @throws BankError as the bank refuses it */
export type Control = <Data>(method: string, path: string, body?: object) => Promise<Data>

export const createControl =
  (fetch: typeof globalThis.fetch): Control =>
  async <Data>(method: string, path: string, body?: object) => {
    const response = await fetch(`${controlBase}${path}`, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    if (!response.ok) throw refusalOf(`${method} ${controlBase}${path}`, response, text)
    const answer = parsed(text)
    return (isRecord(answer) && 'header' in answer ? answer.data : answer) as Data
  }
