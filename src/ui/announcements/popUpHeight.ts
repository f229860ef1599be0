/** `--pop-ups` tells the page's styles how much of the window's foot the pop-ups lie over; in the page they lie over nothing. */
export function publishPopUpHeight(region: HTMLElement | null): void {
  const { style } = document.documentElement
  if (!region || getComputedStyle(region).position !== 'fixed') style.removeProperty('--pop-ups')
  else style.setProperty('--pop-ups', `${Math.ceil(innerHeight - region.getBoundingClientRect().top)}px`)
}
