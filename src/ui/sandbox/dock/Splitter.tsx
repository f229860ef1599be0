import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { dockHeights, toDockHeight } from '../../../rules/sandbox/workbench/dockPreferences.ts'
import { dockTexts } from './dockTexts.ts'

interface Props {
  /** In hundredths of the window. */
  height: number
  /** Id of what it makes higher. */
  controls: string
  onDrag: (height: number) => void
  onChange: (height: number) => void
}

const { lowest, highest, step } = dockHeights

/** The upper edge of the dock: a separator that arrows, Home, End and the pointer move (ARIA window splitter). */
export function Splitter({ height, controls, onDrag, onChange }: Props) {
  const dragged = useRef<number | null>(null)
  const onKeyDown = (event: KeyboardEvent) => {
    const next = { ArrowUp: height + step, ArrowDown: height - step, Home: lowest, End: highest }[event.key]
    if (next === undefined) return
    event.preventDefault()
    onChange(next)
  }
  const onPointerMove = ({ clientY, currentTarget, pointerId }: PointerEvent) => {
    if (!currentTarget.hasPointerCapture(pointerId)) return
    dragged.current = toDockHeight(100 - (clientY / innerHeight) * 100)
    onDrag(dragged.current)
  }
  const onRelease = () => {
    if (dragged.current !== null) onChange(dragged.current)
    dragged.current = null
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: an hr cannot be focused and moved
    <div
      className="dock-splitter"
      role="separator"
      tabIndex={0}
      aria-label={dockTexts.height}
      aria-controls={controls}
      aria-orientation="horizontal"
      aria-valuemin={lowest}
      aria-valuemax={highest}
      aria-valuenow={height}
      onKeyDown={onKeyDown}
      onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
      onPointerMove={onPointerMove}
      onLostPointerCapture={onRelease}
    />
  )
}
