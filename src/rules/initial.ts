/** What a reader takes for the first letter of a name, in upper case: with its accents, or all of an emoji. */
export function initialOf(name: string): string {
  const [first] = new Intl.Segmenter().segment(name.trim())
  return first?.segment.toLocaleUpperCase('en') ?? ''
}
