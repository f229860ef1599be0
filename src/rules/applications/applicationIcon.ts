import { isBase64 } from '../text/isBase64.ts'
import { applicationLimits } from './applicationLimits.ts'
import { applicationMessages } from './applicationMessages.ts'
import { iconHeaderOf, iconTypeOf } from './iconKinds.ts'

const dataUrl = /^data:image\/[a-z0-9.+-]+;base64,/i

/**
 * An application's icon as the bank sent it; bare base64 of a kind that its first bytes show becomes a data URL. What
 * is neither stays as it is: the form shows that it is wrong, and only the person removes it.
 */
export function iconOf(icon: string): string {
  if (dataUrl.test(icon)) return icon
  const type = iconTypeOf(icon)
  return type === undefined ? icon : `data:${type};base64,${icon}`
}

/** What an `<img>` may load, where an SVG can run nothing; undefined when the icon is no data URL of an image. */
export const iconSource = (icon: string): string | undefined => (dataUrl.test(icon) ? icon : undefined)

const withPadding = (encoded: string) => encoded.padEnd(Math.ceil(encoded.length / 4) * 4, '=')

/** How many bytes a base64 text stands for (RFC 4648 section 4). */
export const bytesOf = (encoded: string): number => Math.floor((encoded.replace(/=+$/, '').length * 3) / 4)

/**
 * Why the bytes of a file cannot be an icon, or undefined when they can be. They count, not the file's label.
 */
export function refusedImage(bytes: Uint8Array): string | undefined {
  if (bytes.byteLength > applicationLimits.iconBytes) return applicationMessages.iconTooBig
  const header = iconHeaderOf(bytes)
  if (!header) return applicationMessages.iconNotImage
  return Math.max(header.width, header.height) > applicationLimits.iconPixels
    ? applicationMessages.iconTooWide
    : undefined
}

/** Why an icon cannot be saved, or undefined when it can be; empty is none. */
export function refusedIcon(icon: string): string | undefined {
  if (icon === '') return undefined
  const encoded = icon.replace(dataUrl, '')
  if (encoded === icon || !isBase64(withPadding(encoded))) return applicationMessages.iconNotImage
  if (bytesOf(encoded) > applicationLimits.iconBytes) return applicationMessages.iconTooBig
  try {
    return refusedImage(Uint8Array.from(atob(encoded), (letter) => letter.charCodeAt(0)))
  } catch {
    return applicationMessages.iconNotImage
  }
}
