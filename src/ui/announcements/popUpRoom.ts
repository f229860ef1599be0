/** Each pop-up behind the first looks out by this much; around the stack there is as much air. */
export const popUpGap = 8

/** `--pop-ups` tells the page's styles how much of the window's foot the folded pop-ups lie over. */
export function tellRoom(): void {
  const { style } = document.documentElement
  const popUps = document.querySelectorAll('.pop-up')
  const front = document.querySelector<HTMLElement>('[data-front="true"] .pop-up')
  const list = front?.closest('ol')
  if (!front || !list) style.removeProperty('--pop-ups')
  else {
    const bottom = Number.parseFloat(getComputedStyle(list).bottom)
    style.setProperty('--pop-ups', `${Math.ceil(bottom + front.offsetHeight + popUps.length * popUpGap)}px`)
  }
}
