/** What a page has to find and use its elements as a person does: Playwright's own locators, and user-event. */
export interface Driver {
  find(selector: string): Element[]
  isVisible(element: Element): boolean
  isDisabled(element: Element): boolean
  nameOf(element: Element): string
  descriptionOf(element: Element): string
  /** What the pointer is down on. */
  pressed(): Element | null
  user: {
    click(element: Element): Promise<void>
    dblClick(element: Element): Promise<void>
    hover(element: Element): Promise<void>
    upload(element: HTMLElement, files: File[]): Promise<void>
    keyboard(keys: string): Promise<void>
  }
}

declare global {
  /** In a page without a browser. */
  var testDriver: Driver | undefined
}
