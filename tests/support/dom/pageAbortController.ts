import { setMaxListeners } from 'node:events'

/** As browsers have it: any number of calls may follow one signal at once, such as those of the overview; Node warns of more than ten. */
export class PageAbortController extends AbortController {
  constructor() {
    super()
    setMaxListeners(0, this.signal)
  }
}
