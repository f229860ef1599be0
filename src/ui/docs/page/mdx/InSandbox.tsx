import type { ReactNode } from 'react'

/** What a page says where the build brings its own bank, which runs in the browser. */
export const InSandbox = ({ children }: { children: ReactNode }) => (__SANDBOX__ ? children : null)
