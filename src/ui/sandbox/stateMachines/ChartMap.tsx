import { type CSSProperties, type PointerEvent, useRef } from 'react'
import { type PicturedChart, usePicture } from './usePicture.ts'

/** What is in sight of the picture, in fractions of its width and height. */
export interface Viewport {
  left: number
  top: number
  width: number
  height: number
  /** Width of the picture to its height. */
  ratio: number
}

const percent = (fraction: number) => `${fraction * 100}%`

/** The whole picture small, with a frame around what is in sight; by keyboard the picture itself scrolls. */
export function ChartMap({
  viewport: { ratio, ...viewport },
  onMove,
  ...actor
}: PicturedChart & {
  viewport: Viewport
  /** The middle of what is to be in sight, in fractions. */
  onMove(x: number, y: number): void
}) {
  const picture = useRef<HTMLDivElement>(null)
  usePicture(picture, actor)
  const move = ({ currentTarget, clientX, clientY, buttons }: PointerEvent) => {
    if (buttons !== 1) return
    const box = currentTarget.getBoundingClientRect()
    onMove((clientX - box.left) / box.width, (clientY - box.top) / box.height)
  }
  return (
    <div
      className="chart-map"
      aria-hidden="true"
      style={{ '--ratio': ratio } as CSSProperties}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        move(event)
      }}
      onPointerMove={move}
    >
      <div ref={picture} className="is-map" />
      <div
        className="chart-viewport"
        style={{
          left: percent(viewport.left),
          top: percent(viewport.top),
          width: percent(viewport.width),
          height: percent(viewport.height),
        }}
      />
    </div>
  )
}
