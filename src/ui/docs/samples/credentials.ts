import { type ComponentType, createContext } from 'react'

/** What the samples show of the signed-in developer. */
export interface SampleCredentials {
  /** That of the chosen application. */
  clientId: string | null
  /** Puts the client ID into code that was highlighted at build. */
  fill: (html: string) => string
  Choice: ComponentType
}

/** How samples come by them. */
export interface CredentialsPort {
  session: { status(): 'restoring' | 'signedOut' | 'signedIn'; subscribe(listener: () => void): () => void }
  /** Loads and starts what tells them, now and after every change. */
  start(tell: (credentials: SampleCredentials) => void): Promise<void>
  /** Loads and starts, once, the workbench of the Authorization page. */
  startSignatureWorkbench(): Promise<ComponentType>
}

/** Apart from what reads it, which comes with the samples: every page of the documentation loads this. */
export const CredentialsContext = createContext<CredentialsPort | null>(null)
