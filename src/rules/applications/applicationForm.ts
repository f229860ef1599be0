import {
  array,
  boolean,
  coerce,
  enums,
  type Infer,
  is,
  nullable,
  object,
  optional,
  refine,
  type Struct,
  string,
} from 'superstruct'
import { catalogueId } from '../catalogue/catalogueSchema.ts'
import {
  atMost,
  lines,
  matches,
  oneLine,
  type Rule,
  readable,
  required,
  text,
  trimmed,
  trimmedLines,
} from '../forms/fields.ts'
import { texts } from '../text/texts.ts'
import { refusedIcon } from './applicationIcon.ts'
import { applicationLimits } from './applicationLimits.ts'
import { applicationMessages } from './applicationMessages.ts'
import { stripPemLines } from './pemLines.ts'

/** Letters of any script with their marks, digits, underscore and white space (001 section 5). */
const plain = /^[\p{L}\p{M}\p{Nd}_\s]*$/u

const octet = '(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)'

/** Dotted decimal without leading zeros. */
export const ipAddress = (): Struct<string, null> =>
  trimmed(matches(new RegExp(`^${octet}(?:\\.${octet}){3}$`), applicationMessages.invalidIp))

/** Why an address is not added to the list, or undefined when it can be (001 section 5). */
export function refusedIp(address: string, list: readonly string[]): string | undefined {
  if (!is(address, ipAddress())) return applicationMessages.invalidIp
  return list.includes(address) ? applicationMessages.repeatedIp : undefined
}

/** A list that names nothing twice. */
const distinct = (entry: Struct<string, null>, message: string): Struct<string[], Struct<string, null>> =>
  refine(array(entry), 'distinct', function* (entries, { path, branch }) {
    const seen = new Set<string>()
    for (const [index, each] of entries.entries()) {
      if (seen.has(each)) yield { message, path: [...path, index], branch }
      seen.add(each)
    }
  })

/** An image as `data:image/…;base64,…`, empty for none. */
const icon = (): Struct<string, null> => text(refusedIcon)

const ignored = /[\s\p{C}\p{Default_Ignorable_Code_Point}]+/gu

/** The three beginnings that no key may have (001 section 5), whatever is not seen in them. */
const notScript: Rule = (value) =>
  /^(?:javascript|alert|script)/i.test(value.replace(ignored, '')) ? 'Please change public key.' : undefined

const fields = {
  name: trimmed(
    required,
    atMost(applicationLimits.name, 'Name must be less than 50 characters'),
    oneLine('Please change name.'),
    matches(plain, 'Please change name.'),
  ),
  description: lines(
    required,
    atMost(applicationLimits.description, 'Description must be less than 255 characters'),
    readable('Please change your description.'),
    matches(plain, 'Please change your description.'),
  ),
  publicKey: coerce(
    trimmedLines(
      required,
      atMost(applicationLimits.publicKey, 'Public key is too long'),
      readable('Please change public key.'),
      notScript,
      // The private half is nobody else's: it must not be sent by mistake.
      matches(/^(?![\s\S]*-----BEGIN [A-Z ]*PRIVATE KEY-----)/, 'Please change public key.'),
    ),
    string(),
    stripPemLines,
  ),
  oauthRedirectUri: trimmed(
    required,
    atMost(applicationLimits.redirectUri, 'URI must be less than 255 characters'),
    matches(/^(?:https?|ftp|localhost|www)/i, 'Invalid URI !'),
    oneLine('Invalid URI !'),
  ),
  icon: icon(),
  productList: distinct(catalogueId, applicationMessages.repeatedApi),
  ipList: distinct(ipAddress(), applicationMessages.repeatedIp),
  otpNeeded: boolean(),
}

/** What is typed or chosen; the environment for developers needs no IP (001 sections 2 and 5). */
export const applicationForm = object(fields)
export type ApplicationForm = Infer<typeof applicationForm>

/** The same for the live environment, where at least one IP is required. */
export const liveApplicationForm = object({
  ...fields,
  ipList: refine(fields.ipList, 'some', (list) => list.length > 0 || texts.required),
})

/** The call POST …/saveapplication (001 section 7): without `id` it creates, and there is no client yet. */
export const applicationSave = object({
  ...fields,
  id: optional(nullable(catalogueId)),
  clientId: optional(nullable(string())),
  clientSecret: optional(nullable(string())),
  clientType: enums(['API']),
})

/** What the portal sends of it: every member, null where there is none yet. */
export interface ApplicationDraft extends ApplicationForm {
  id: string | null
  clientId: string | null
  clientSecret: string | null
  clientType: 'API'
}
