import type { IncomingMessage } from 'node:http'

/** How long a rejected body may continue to arrive before its connection is closed, in milliseconds. */
const rejectedBodyTimeout = 5000

/** The response is sent while the body still arrives; a client that does not read it before it has sent everything is disconnected. */
export function rejectBody(incoming: IncomingMessage): void {
  const { socket } = incoming
  const timer = setTimeout(() => socket.destroy(), rejectedBodyTimeout).unref()
  incoming.on('close', () => clearTimeout(timer)).resume()
}
