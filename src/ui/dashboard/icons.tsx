import { icon } from '../kit/icons.tsx'

export const TickIcon = icon('M3 8l3 3 6-7')
