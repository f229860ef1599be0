// Runs in the page (pageScript.ts): a DOM without a browser has one window.

interface BankWindow {
  address: string
  isClosed: boolean
}

let last: BankWindow | undefined
let isBlocked = false

/** What the page opens is remembered: a walk does there what a person would. */
export function replaceWindows(): void {
  globalThis.open = () => {
    if (isBlocked) return null
    const opened: BankWindow = { address: '', isClosed: false }
    last = opened
    return {
      location: {
        replace(address: string) {
          opened.address = address
        },
      },
      get closed() {
        return opened.isClosed
      },
      close() {
        opened.isClosed = true
      },
    } as unknown as Window
  }
}

export function setBlocked(blocked: boolean): void {
  isBlocked = blocked
}
export const openWindow = (): string | undefined => (last?.isClosed === false ? last.address : undefined)
export function closeWindow(): void {
  if (last) last.isClosed = true
}
