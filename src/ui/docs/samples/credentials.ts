import { type ComponentType, createContext } from 'react'
import type { OperationDetails } from '../../../rules/definition/operation/outline.ts'
import type { Node } from '../../../rules/definition/references.ts'
import type { Once } from '../../../rules/once.ts'
import type { OpenCallsActor, TryItOutPort } from '../tryItOut/tryItOutPort.ts'

/** What the samples show of the signed-in developer. */
export interface SampleCredentials {
  /** That of the chosen application. */
  clientId: string | null
  /** Puts the client ID into code that was highlighted at build. */
  fill: (html: string) => string
  Choice: ComponentType
}

/** The examples of an operation as they are today. */
export type ShowToday = (definition: Node, operation: OperationDetails) => OperationDetails

/** What the pages of the documentation know of the signed-in developer, each started when it is first needed. */
export interface DocsActors {
  /** Reports what the samples show, now and after every change. */
  startSamples(notify: (credentials: SampleCredentials) => void): Promise<void>
  /** Starts, once for the portal, what knows which calls are tried out. */
  startOpenCalls(): Promise<OpenCallsActor>
  /** Starts, once, the workbench of the Authorization page. */
  startSignatureWorkbench(): Promise<ComponentType>
  /** What calls are tried out with. */
  startTryItOut(): Promise<TryItOutPort>
}

/** How they are come by. */
export interface CredentialsPort {
  session: { status(): 'restoring' | 'signedOut' | 'signedIn'; subscribe(listener: () => void): () => void }
  /** Calls are sent to a bank from here where the configuration names one. */
  portalReady: Promise<{ configuration: { tryItOut?: object | undefined } }>
  load(): Promise<DocsActors>
  /** Reports how examples are shown by the clock of the bank, now and after each move of it. */
  watchToday(notify: (show: ShowToday) => void): Promise<void>
  /** What a screen makes once. */
  once: Once
  /** What the portal makes once, for whichever screen needs it first. */
  pageOnce: Once
}

/** Apart from what reads it, which comes with the samples: every page of the documentation loads this. */
export const CredentialsContext = createContext<CredentialsPort | null>(null)
