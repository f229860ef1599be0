import type { Bank } from '../../bank/bank.ts'
import type { ApiRequest, ApiResponse } from '../../http/message.ts'

/** What the sandbox says about itself at an address that is none of the bank's; no call of the event log. */
export interface Page {
  path: string
  respond(call: { bank: Bank; request: ApiRequest; basePath: string }): Promise<ApiResponse>
}
