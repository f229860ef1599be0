/** Halves of surrogate pairs, controls, bidirectional marks and white space are none. */
const visible = /[^\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]/u

/** What a reader takes for the first letter of a name, in upper case: with its accents, or all of an emoji. */
export function initialOf(name: string): string {
  const first = Array.from(new Intl.Segmenter().segment(name)).find(({ segment }) => visible.test(segment))
  return first?.segment.toLocaleUpperCase('en') ?? ''
}
