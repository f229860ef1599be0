import { icon } from '../kit/icons.tsx'

export const PlusIcon = icon('M7.5 2.5v10M2.5 7.5h10')
export const SlidersIcon = icon(
  'M1.5 4.5h5M10.5 4.5h3M6.5 4.5a2 2 0 1 0 4 0a2 2 0 1 0-4 0M1.5 10.5H3M7 10.5h6.5M3 10.5a2 2 0 1 0 4 0a2 2 0 1 0-4 0',
)
export const ImageIcon = icon('M2 2.5h11v10H2zM2 10.5l3.2-3.4 2.6 2.7 1.7-1.6L13 11.2M9.8 5.6h.1')
