/** True in sandbox builds, decided at build time: what stands behind it is not in a production build. */
declare const __SANDBOX__: boolean

/** True where the build has definitions, and so their services as Markdown and a Postman collection to download. */
declare const __DEFINITIONS__: boolean

/** The links known at build time, for the pre-rendered pages; those of `/portal.json` replace them when it arrives. */
declare const __LINKS__: import('./rules/configuration.ts').PortalConfiguration['links']

/** The address of a stylesheet of its own (scripts/vite/styles/ownStylesheets.ts). */
declare module '*.css?sheet' {
  const address: string
  export default address
}

declare module 'swagger-ui-react' {
  import type { ComponentType } from 'react'

  const SwaggerUI: ComponentType<Readonly<Record<string, unknown>>>
  export default SwaggerUI
}
