import type { Call } from '../../kernel/calls/operation.ts'

/** The address by which a client knows the bank: of its authorization server, and of its APIs. */
export const issuerOf = ({ request, basePath }: Pick<Call, 'request' | 'basePath'>): string =>
  `${new URL(request.url).origin}${basePath}`
