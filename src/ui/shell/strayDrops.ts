/** What a browser opens in the place of the page: a link also where no text can take it. */
const opensPage = ({ types }: DataTransfer, target: EventTarget | null) => {
  const within = (controls: string) => target instanceof Element && target.closest(controls) !== null
  if (types.includes('Files')) return !within('input[type="file"]')
  return types.includes('text/uri-list') && !within('input, textarea')
}

/** A file that is dropped beside its field does nothing: a browser would open it, and all that was typed would be lost. */
export function refuseStrayDrops(): void {
  const refuse = (event: DragEvent) => {
    const { dataTransfer, target, defaultPrevented } = event
    if (defaultPrevented || !dataTransfer || !opensPage(dataTransfer, target)) return
    event.preventDefault()
    dataTransfer.dropEffect = 'none'
  }
  addEventListener('dragover', refuse)
  addEventListener('drop', refuse)
}
