import { dereferenced, listOf, type Node, nodeOf, textOf } from '../references.ts'

/** One way to be let in: all the schemes of one security requirement together. */
export interface Access {
  schemes: readonly string[]
  /** Names of OAuth 2.0 grants as the token call sends them. */
  grants: readonly string[]
  scopes: readonly string[]
}

const grantOfFlow: Readonly<Record<string, string>> = {
  clientCredentials: 'client_credentials',
  password: 'password',
  authorizationCode: 'authorization_code',
  implicit: 'implicit',
}

/** OpenAPI knows no flow of the bank's own grant, so the scheme says it by its name. */
const grantsOfScheme: Readonly<Record<string, readonly string[]>> = {
  publicAccess: ['client_credentials'],
  customerAccess: ['password', 'authorization_code'],
  baasAccess: ['authorization_id'],
}

function grantsOf(document: Node, name: string): readonly string[] {
  const known = grantsOfScheme[name]
  if (known && Object.hasOwn(grantsOfScheme, name)) return known
  const scheme = dereferenced(document, nodeOf(nodeOf(document.components).securitySchemes)[name])
  return Object.keys(nodeOf(scheme.flows)).flatMap((flow) =>
    Object.hasOwn(grantOfFlow, flow) ? [grantOfFlow[flow] ?? ''] : [],
  )
}

/** The ways into an operation; none when it asks for no token. */
export function accessOf(document: Node, operation: Node): Access[] {
  const requirements = listOf(operation.security ?? document.security)
  return requirements.flatMap((value) => {
    const schemes = Object.entries(nodeOf(value))
    if (schemes.length === 0) return []
    return {
      schemes: schemes.map(([name]) => name),
      grants: [...new Set(schemes.flatMap(([name]) => grantsOf(document, name)))],
      scopes: [...new Set(schemes.flatMap(([, scopes]) => listOf(scopes).map(textOf)))].filter((each) => each !== ''),
    }
  })
}
