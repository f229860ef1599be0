import { useLocationProperty } from 'wouter/use-browser-location'

const current = () => location.pathname + location.search

/** The address of the page without its fragment, as the browser encodes it; empty in a page as it is pre-rendered. */
export const useAddress = (): string => useLocationProperty(current, () => '')
