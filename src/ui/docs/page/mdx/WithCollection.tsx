import type { ReactNode } from 'react'

/** What a page says where the build has a Postman collection. */
export const WithCollection = ({ children }: { children: ReactNode }) => (__DEFINITIONS__ ? children : null)

/** What it says where a bank has built the portal without its definitions. */
export const WithoutCollection = ({ children }: { children: ReactNode }) => (__DEFINITIONS__ ? null : children)
