/** What the journey needs of a browser; elements are named by CSS. */
export interface Driver {
  open(url: string): Promise<void>
  /** The value of an expression in the page; it is plain data. */
  evaluate(expression: string): Promise<unknown>
  click(css: string): Promise<void>
  type(css: string, text: string): Promise<void>
  close(): Promise<void>
}
