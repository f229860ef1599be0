import type { SequencePicture } from '../../../../content/docs/sequences.ts'

/** In SVG units, which are CSS pixels at full size. */
export const sequenceMeasures = { column: 172, actor: 156, head: 44, line: 18, gap: 26, letters: 20 }

/** Lines of at most so many letters; a longer address is broken before a slash. */
function wrap(text: string, letters: number): string[] {
  const lines: string[] = []
  const add = (piece: string, gap: string) => {
    const last = lines.at(-1)
    if (last !== undefined && last.length + gap.length + piece.length <= letters)
      lines[lines.length - 1] = last + gap + piece
    else lines.push(piece)
  }
  for (const word of text.split(' ')) {
    const pieces = word.length > letters ? word.split(/(?=\/)/) : [word]
    for (const [index, piece] of pieces.entries()) add(piece, index === 0 ? ' ' : '')
  }
  return lines
}

/** Where everything in a picture is: one column an actor, one row a step, as tall as its text. */
export function layOut({ actors, steps }: SequencePicture) {
  const { column, actor, head, line, gap, letters } = sequenceMeasures
  const xOf = (name: string) => {
    const index = actors.indexOf(name)
    if (index < 0) throw new Error(`The sequence has no actor ${name}`)
    return actor / 2 + 1 + index * column
  }
  let y = head
  const placed = steps.map(({ from, to, text, back = false }, index) => {
    const span = Math.max(1, Math.abs(actors.indexOf(from) - actors.indexOf(to)))
    const lines = wrap(text, letters * span)
    y += gap + lines.length * line
    return { number: index + 1, from: xOf(from), to: xOf(to), y, lines, back }
  })
  return {
    width: actor + 2 + (actors.length - 1) * column,
    height: y + gap,
    actors: actors.map((name) => ({ name, x: xOf(name) })),
    steps: placed,
  }
}
