import type { ApplicationForm } from './applicationForm.ts'
import { stripPemLines } from './pemLines.ts'

export type ApplicationField = keyof ApplicationForm

const sorted = (values: readonly string[]) => [...values].sort().join()

/** Whether two forms say the same in a field; the order of APIs and addresses does not count, nor do outer spaces. */
const isSame: Record<ApplicationField, (one: ApplicationForm, other: ApplicationForm) => boolean> = {
  icon: (one, other) => one.icon === other.icon,
  name: (one, other) => one.name.trim() === other.name.trim(),
  description: (one, other) => one.description === other.description,
  publicKey: (one, other) => stripPemLines(one.publicKey).trim() === stripPemLines(other.publicKey).trim(),
  oauthRedirectUri: (one, other) => one.oauthRedirectUri.trim() === other.oauthRedirectUri.trim(),
  ipList: (one, other) => sorted(one.ipList) === sorted(other.ipList),
  otpNeeded: (one, other) => one.otpNeeded === other.otpNeeded,
  productList: (one, other) => sorted(one.productList) === sorted(other.productList),
}

/** The fields of an application in the order of the form. */
export const applicationFields = Object.keys(isSame) as ApplicationField[]

export const isSameApplication = (one: ApplicationForm, other: ApplicationForm): boolean =>
  applicationFields.every((field) => isSame[field](one, other))

/** The fields that were changed elsewhere since `base` and that saving `mine` would set to something else. */
export const conflictsOf = (
  base: ApplicationForm,
  mine: ApplicationForm,
  theirs: ApplicationForm,
): readonly ApplicationField[] =>
  applicationFields.filter((field) => !isSame[field](base, theirs) && !isSame[field](mine, theirs))

/** A field that only the other side changed is theirs, unless the person says otherwise. */
export const takesSavedValue = (field: ApplicationField, base: ApplicationForm, mine: ApplicationForm): boolean =>
  isSame[field](base, mine)

/** What was typed, with `theirs` in the named fields. */
export const mergedApplication = (
  mine: ApplicationForm,
  theirs: ApplicationForm,
  fields: readonly ApplicationField[],
): ApplicationForm => ({ ...mine, ...Object.fromEntries(fields.map((field) => [field, theirs[field]])) })
