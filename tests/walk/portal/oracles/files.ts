import { ada, deniz, keptTokens } from '../actions/people.ts'
import type { TakenStep } from './takenStep.ts'

const isJson = (text: string): boolean => {
  try {
    return typeof JSON.parse(text) === 'object'
  } catch {
    return false
  }
}

/** A file that the page hands over can be read, and one of requests has no secret. */
export async function fileViolations({ walk }: TakenStep): Promise<string[]> {
  const found: string[] = []
  for (const { name, text } of walk.savedNow) {
    if (/\.(?:json|har)$/.test(name) && !isJson(text)) found.push(`the file ${name} is no JSON`)
    if (/\.csv$/.test(name) && /undefined|NaN|\[object/.test(text)) found.push(`the file ${name} has "undefined" in it`)
    if (!name.endsWith('.har')) continue
    const tokens = [...(await keptTokens(walk.page)).values()].map(({ access_token }) => access_token)
    if ([deniz.password, ada.password, ...tokens].some((secret) => text.includes(secret)))
      found.push(`a password or token of the session is in the file ${name}`)
  }
  return found
}
