import type { Answer, Call } from './routes.ts'

type Answering = (call: Call, signal: AbortSignal) => Promise<Answer>

/** An XMLHttpRequest whose calls the test answers: of it what sends a large body and is notified of its progress. */
export function xmlHttpRequestOf(realm: typeof globalThis, answer: Answering) {
  return class XMLHttpRequest extends realm.EventTarget {
    readonly upload = new realm.EventTarget()
    responseType = ''
    status = 0
    statusText = ''
    response: ArrayBuffer | string | null = null
    private method = 'GET'
    private url = ''
    private readonly headers: Record<string, string> = {}
    private answered = new Headers()
    private readonly aborting = new AbortController()

    open(method: string, url: string | URL) {
      this.method = method
      this.url = new URL(url, realm.location.href).href
    }
    setRequestHeader(name: string, value: string) {
      this.headers[name.toLowerCase()] = value
    }
    getAllResponseHeaders() {
      return [...this.answered].map(([name, value]) => `${name}: ${value}\r\n`).join('')
    }
    abort() {
      this.aborting.abort(new DOMException('The call was aborted', 'AbortError'))
    }
    async send(body: ArrayBuffer | string | null = null) {
      const { method, url, headers, aborting } = this
      const sent = typeof body === 'string' || body === null ? body : new TextDecoder().decode(body)
      const answering = answer({ url, method, headers, body: sent }, aborting.signal)
      if (sent !== null) this.progress(this.upload, new Blob([sent]).size)
      try {
        const { status, headers: answered, body: content } = await answering
        const response = new Response(content as BodyInit, { headers: answered })
        this.answered = response.headers
        this.response = this.responseType === 'arraybuffer' ? await response.arrayBuffer() : await response.text()
        this.status = status
        this.progress(this, new Blob([this.response]).size)
      } catch {
        this.dispatchEvent(new realm.Event(aborting.signal.aborted ? 'abort' : 'error'))
      }
    }
    private progress(of: EventTarget, total: number) {
      const all = { lengthComputable: true, loaded: total, total }
      for (const type of ['progress', 'load']) of.dispatchEvent(new realm.ProgressEvent(type, all))
    }
  }
}

/** happy-dom's own waits for a timer of the page, whose time a test may have stopped. */
export const fileReaderOf = (realm: typeof globalThis) =>
  class FileReader extends realm.EventTarget {
    result: string | null = null
    async readAsDataURL(file: File) {
      const bytes = Buffer.from(await file.arrayBuffer())
      this.result = `data:${file.type || 'application/octet-stream'};base64,${bytes.toString('base64')}`
      this.dispatchEvent(new realm.Event('load'))
    }
    async readAsText(file: Blob) {
      this.result = await file.text()
      this.dispatchEvent(new realm.Event('load'))
    }
  }
