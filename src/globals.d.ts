/** True in sandbox builds, decided at build time: what stands behind it is not in a production build. */
declare const __SANDBOX__: boolean

/** The settings known at build time, for the pre-rendered pages; `/portal.json` replaces them when it arrives. */
declare const __PORTAL__: import('./rules/configuration.ts').PortalConfiguration
