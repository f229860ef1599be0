import { icon } from '../../../kit/icons.tsx'

export const LockIcon = icon('M3.5 7h8v6.5h-8zM5.2 7V4.6a2.3 2.3 0 0 1 4.6 0V7')
