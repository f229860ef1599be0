import type { ReactNode } from 'react'

/** Where an address of email breaks. */
export const inAddress = /(?<=[@.])/

/** A text without spaces, such as an address: it breaks at these places where it does not fit into the line. */
export const breakable = (text: string, places: RegExp): ReactNode =>
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no names
  text.split(places).flatMap((part, at) => [part, <wbr key={at} />])
