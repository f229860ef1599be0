/** True in sandbox builds, decided at build time: what stands behind it is not in a production build. */
declare const __SANDBOX__: boolean
