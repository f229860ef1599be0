import { controlBase } from '../../mocks/http/paths.ts'

/** Milliseconds. */
const longestWait = 5000

/** @returns why the workbench of a portal with this bank would not work, in one line; undefined when it will */
export async function bankWarning(bank: string, key: string | undefined): Promise<string | undefined> {
  try {
    const response = await fetch(`${bank}${controlBase}/status`, {
      headers: key === undefined ? {} : { Authorization: `Bearer ${key}` },
      signal: AbortSignal.timeout(longestWait),
    })
    if (response.ok) return undefined
    const { header } = (await response.json()) as { header: { message: string } }
    return `The bank refuses the workbench’s calls (${response.status}): ${header.message}.`
  } catch (error) {
    const { code } = (error as { cause?: { code?: string } }).cause ?? {}
    return `No sandbox answers at ${bank}${code === undefined ? '' : ` (${code})`}. The portal works once one does.`
  }
}
