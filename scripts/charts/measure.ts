import type { StatePart } from './parts.ts'

/** Sizes in pixels, by which style.ts sets the text. It is set in monospace, so its width is known without a font. */
export const size = {
  name: 14,
  label: 11.5,
  tag: 10.5,
  line: 16,
  /** Of the text on an arrow. */
  arrowLine: 14,
  padding: 12,
  pill: 17,
  rounding: 9,
}

const characterWidth = 0.605

export const textWidth = (text: string, fontSize: number): number => [...text].length * fontSize * characterWidth

export const pillWidth = (tag: string): number => textWidth(tag, size.tag) + 12

const nameWidth = ({ name, tags }: StatePart): number =>
  textWidth(name, size.name) + tags.reduce((sum, tag) => sum + pillWidth(tag) + 5, tags.length > 0 ? 6 : 0)

/** The part of a state above its children: its name with tags, then its lines. */
export function headSize(state: StatePart): { width: number; height: number } {
  const widths = [nameWidth(state), ...state.lines.map(({ text }) => textWidth(text, size.label))]
  return {
    width: Math.ceil(Math.max(...widths) + 2 * size.padding),
    height: Math.ceil(22 + state.lines.length * size.line + (state.lines.length > 0 ? 6 : 0) + 2 * 6),
  }
}

export const labelSize = (lines: readonly { text: string }[]): { width: number; height: number } => ({
  width: Math.ceil(Math.max(...lines.map(({ text }) => textWidth(text, size.label))) + 8),
  height: Math.ceil(lines.length * size.arrowLine + 6),
})
