import { createCatalogue, type SandboxCatalogue } from '../../mocks/portal/definitions/createCatalogue.ts'
import { bundleDefinitions } from './bundleDefinitions.ts'

/** What the sandbox's bank lists and defines, for what is made at build: outside Vite there is no virtual:definitions. */
export const sandboxCatalogue = async (): Promise<SandboxCatalogue> => createCatalogue(await bundleDefinitions())
