import type { Host } from '../contract/hosts.ts'

/** The portal's way to a bank, whatever the origin of its addresses; `onRequest` gets each call before it is answered. */
export const fetchFrom =
  (bank: () => Pick<Host, 'call'>, onRequest: (request: Request) => void = () => undefined): typeof fetch =>
  async (input, init) => {
    const request = new Request(input, init)
    onRequest(request.clone())
    const { pathname, search } = new URL(request.url)
    const { method, headers, signal } = request
    const body = method === 'GET' || method === 'HEAD' ? null : await request.text()
    return bank().call(pathname + search, { method, headers, signal, body })
  }
