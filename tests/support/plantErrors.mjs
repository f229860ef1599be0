import { ServerResponse } from 'node:http'

/** Preloaded into a process that serves: the answer to these paths fails in one of three ways. */
const planted = new WeakSet()
const { writeHead } = ServerResponse.prototype
const fail = (where) => new Error(`planted ${where}`)

ServerResponse.prototype.writeHead = function (...parameters) {
  const path = this.req.url ?? ''
  if (path.startsWith('/planted-') && !planted.has(this)) {
    planted.add(this)
    if (path.includes('throw')) throw fail('at once')
    if (path.includes('timer'))
      setTimeout(() => {
        throw fail('in a timer')
      })
    if (path.includes('promise')) void Promise.reject(fail('in a promise'))
  }
  return writeHead.apply(this, parameters)
}
