import type { StructError } from 'superstruct'
import { texts } from '../text/texts.ts'

/** The first failure: the field, below the place of what was validated, and the message that its form would show. */
export function validationMessage(error: StructError, place = ''): string {
  const [first = error] = error.failures()
  const why = first.value === undefined ? texts.required : first.message
  const path = [...(place === '' ? [] : [place]), ...first.path].join('.')
  return path === '' ? why : `${path}: ${why}`
}
