/** How the base64 of an image file begins, by its media type. */
const beginnings: readonly (readonly [string, string])[] = [
  ['iVBORw0KGgo', 'image/png'],
  ['/9j/', 'image/jpeg'],
  ['R0lGOD', 'image/gif'],
  ['UklGR', 'image/webp'],
  ['Qk', 'image/bmp'],
  ['AAABAA', 'image/x-icon'],
  ['PHN2Zy', 'image/svg+xml'],
  ['PD94bWwg', 'image/svg+xml'],
]

/**
 * An application's icon as the address of an `<img>`, where an SVG can run nothing; empty when it is no image. Takes a
 * data address of an image, or bare base64 of a kind that its first bytes tell.
 */
export function iconOf(icon: string): string {
  if (/^data:image\/[a-z0-9.+-]+;base64,/i.test(icon)) return icon
  const type = beginnings.find(([beginning]) => icon.startsWith(beginning))?.[1]
  return type === undefined ? '' : `data:${type};base64,${icon}`
}
