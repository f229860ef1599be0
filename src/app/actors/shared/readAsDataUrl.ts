import type { Problem } from '../../../rules/problem.ts'

/** Browsers explain it to developers. */
const unreadable: Problem = { kind: 'unknown', message: 'Couldn’t read the file. Choose it again.' }

/** A file as `data:<type>;base64,…`; rejects with a Problem when it was changed or removed since it was chosen. */
export function readAsDataUrl(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(String(reader.result)))
    reader.addEventListener('error', () => reject(unreadable))
    reader.readAsDataURL(file)
  })
}
