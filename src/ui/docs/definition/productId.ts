import { createContext } from 'react'

/** The product whose service the page shows: what an application needs for its calls. */
export const ProductIdContext = createContext('')
