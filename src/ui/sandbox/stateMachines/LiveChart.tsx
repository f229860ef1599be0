import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { ChartMap, type Viewport } from './ChartMap.tsx'
import type { InspectedActor } from './inspectorState.ts'
import { inspectorTexts as texts } from './inspectorTexts.ts'
import { type PicturedChart, usePicture } from './usePicture.ts'

/** At 1 a text is as large as it was drawn, at 0 the whole picture fits into its place. */
const scales = [0, 0.5, 0.75, 1, 1.5, 2, 3]

const sizeOf = (place: HTMLElement) => {
  const { width, height } = place.shadowRoot?.querySelector('svg')?.viewBox.baseVal ?? { width: 1, height: 1 }
  return { width, height }
}

const fittingScale = (place: HTMLElement) => {
  const { width, height } = sizeOf(place)
  return Math.min(place.clientWidth / width, place.clientHeight / height)
}

/** Scrolls the place alone: the page under it stays where it is. */
function showActive(place: HTMLElement) {
  const active = place.shadowRoot?.querySelector('[data-live]:not(:has([data-live])) > .box')
  if (!active) return
  const [box, frame] = [active.getBoundingClientRect(), place.getBoundingClientRect()]
  place.scrollLeft += box.left + box.width / 2 - (frame.left + frame.width / 2)
  place.scrollTop += box.top + box.height / 2 - (frame.top + frame.height / 2)
}

const viewportOf = ({
  scrollLeft,
  scrollTop,
  scrollWidth,
  scrollHeight,
  clientWidth,
  clientHeight,
}: HTMLElement): Viewport => ({
  left: scrollLeft / scrollWidth,
  top: scrollTop / scrollHeight,
  width: clientWidth / scrollWidth,
  height: clientHeight / scrollHeight,
  ratio: scrollWidth / scrollHeight,
})

/** The chart's picture at a size to read it, moved to the active state, with a map where it is larger than its place. */
export function LiveChart(actor: PicturedChart & Pick<InspectedActor, 'chart'>) {
  const { chart, states } = actor
  const place = useRef<HTMLElement>(null)
  usePicture(place, actor)
  const [scale, setScale] = useState(1)
  const [viewport, setViewport] = useState<Viewport | null>(null)
  const readViewport = () => setViewport(place.current && viewportOf(place.current))

  useLayoutEffect(() => {
    if (place.current && fittingScale(place.current) >= 1) setScale(0)
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is active may have moved
  useLayoutEffect(() => {
    if (!place.current) return
    const { width, height } = sizeOf(place.current)
    place.current.style.setProperty('--width', `${width * scale}px`)
    place.current.style.setProperty('--height', `${height * scale}px`)
    showActive(place.current)
    readViewport()
  }, [scale, states])

  // biome-ignore lint/correctness/useExhaustiveDependencies: it reads the place alone
  useEffect(() => {
    if (!place.current) return
    const observer = new ResizeObserver(readViewport)
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])

  const zoom = (direction: 1 | -1) => {
    const fit = place.current ? fittingScale(place.current) : 1
    const shown = Math.max(scale, fit)
    const larger = scales.filter((candidate) => candidate > shown * 1.1)
    const smaller = scales.filter((candidate) => candidate < shown && candidate > fit * 1.1)
    setScale(direction === 1 ? (larger[0] ?? scale) : (smaller.at(-1) ?? 0))
  }
  const fit = () => setScale(0)
  const onKeyDown = (event: KeyboardEvent) => {
    const change = { '+': () => zoom(1), '=': () => zoom(1), '-': () => zoom(-1), '0': fit }[event.key]
    if (change === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    change()
  }
  const move = (x: number, y: number) => {
    const { current } = place
    current?.scrollTo({
      left: x * current.scrollWidth - current.clientWidth / 2,
      top: y * current.scrollHeight - current.clientHeight / 2,
    })
  }
  const isWhole = scale === 0
  return (
    <div className="live-chart">
      <section
        ref={place}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard (WCAG 2.1.1)
        tabIndex={0}
        aria-label={texts.picture(chart)}
        aria-keyshortcuts="+ - 0"
        onKeyDown={onKeyDown}
        onScroll={readViewport}
      />
      {viewport && !isWhole && <ChartMap {...actor} viewport={viewport} onMove={move} />}
      <fieldset className="chart-zoom">
        <legend className="visually-hidden">{texts.zoom}</legend>
        <button type="button" aria-label={texts.zoomOut} aria-disabled={isWhole} onClick={() => zoom(-1)}>
          −
        </button>
        <button type="button" aria-disabled={isWhole} onClick={fit}>
          {texts.fit}
        </button>
        <button type="button" aria-label={texts.zoomIn} aria-disabled={scale === scales.at(-1)} onClick={() => zoom(1)}>
          +
        </button>
      </fieldset>
    </div>
  )
}
