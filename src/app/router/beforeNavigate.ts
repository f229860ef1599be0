/** Sent before Back or Forward is followed; who prevents its default holds the person where they are. */
export const travel = 'portico.travel'

/** Sent before the person leaves by what is no address, such as Sign out; who prevents its default goes on later. */
export class Departure extends Event {
  static readonly type = 'portico.departure'
  readonly goOn: () => void

  constructor(goOn: () => void) {
    super(Departure.type, { cancelable: true })
    this.goOn = goOn
  }
}

export function depart(goOn: () => void): void {
  if (dispatchEvent(new Departure(goOn))) goOn()
}
