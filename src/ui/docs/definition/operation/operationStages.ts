import { operationOfAnchor } from '../../../../rules/definition/operation/fieldAnchor.ts'

/**
 * What the page has of an operation, each with what comes before it: its heading; all that there is to read; its
 * controls; its place in the layout too, wherever the window is.
 */
const order = ['heading', 'text', 'live', 'laidOut'] as const

export type Stage = (typeof order)[number]

/** As many operations as a page draws at once without freezing. */
const drawnAtOnce = 30

/** Of more, as many as fill the first window. */
const drawnFirst = 5

/** As many as a page that is rendered at build has with their text; the HTML of thousands would be a download of minutes. */
const drawnAtBuild = 200

const isBefore = (stage: Stage, other: Stage) => order.indexOf(stage) < order.indexOf(other)

/** `isBuilt`: the page was rendered at build. `address` names an operation that is wanted first. */
export function createOperationStages(
  ids: readonly string[],
  { isBuilt, address }: { isBuilt: boolean; address: string },
) {
  const live = ids.length <= drawnAtOnce ? ids.length : drawnFirst
  const atBuild = (index: number): Stage =>
    index === 0 ? 'laidOut' : index < live ? 'live' : index < drawnAtBuild ? 'text' : 'heading'
  const atFirst = (index: number): Stage => (isBuilt || index < live ? atBuild(index) : 'heading')
  const stages = new Map(ids.map((id, index) => [id, atFirst(index)]))
  const listeners = new Map<string, () => void>()
  let filled = 0

  function raise(wanted: readonly string[], stage: Stage): void {
    const lower = wanted.filter((id) => isBefore(stages.get(id) ?? 'laidOut', stage))
    for (const id of lower) stages.set(id, stage)
    for (const id of lower) listeners.get(id)?.()
  }

  /** The operation of this anchor, or of that of a field in it, in any case, with the one above it, whose height must not change in view. */
  function layOut(id: string): void {
    const operation = operationOfAnchor(id).toLowerCase()
    const index = ids.findIndex((each) => each.toLowerCase() === operation)
    if (index >= 0) raise(ids.slice(Math.max(0, index - 1), index + 1), 'laidOut')
  }

  if (!isBuilt) layOut(address)
  return {
    stage: (id: string): Stage => stages.get(id) ?? 'heading',
    builtStage: (id: string): Stage => atBuild(ids.indexOf(id)),
    subscribe(id: string, listener: () => void) {
      listeners.set(id, listener)
      return () => void listeners.delete(id)
    },
    raise,
    layOut,
    /** The next that have no text yet, at most so many. */
    next(count: number): readonly string[] {
      const found: string[] = []
      for (let index = filled; index < ids.length && found.length < count; index++) {
        const id = ids[index] as string
        if (stages.get(id) === 'heading') found.push(id)
        else if (found.length === 0) filled = index + 1
      }
      return found
    },
  }
}

export type OperationStages = ReturnType<typeof createOperationStages>
