import { bankPaths } from '../../../src/rules/bank/bankHosts.ts'
import { failure } from '../../http/responses.ts'
import type { Operation } from '../../kernel/calls/operation.ts'
import { responseKeyPem } from './signResponse.ts'

/** The public key that verifies signed answers, in PEM. */
export const responseKeyOperation: Operation = {
  id: 'getResponseKey',
  method: 'get',
  path: bankPaths.responseKey,
  describe: () => ({ group: 'Authorization', title: 'Shows the key that verifies signed responses', errors: [] }),
  respond: async () => ({
    status: 200,
    headers: { 'Cache-Control': 'public, max-age=3600', 'Content-Type': 'application/x-pem-file' },
    body: responseKeyPem,
  }),
  fail: ({ status, message }, txId) => failure(status, message, txId),
}
