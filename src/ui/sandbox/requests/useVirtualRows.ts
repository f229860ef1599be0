import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual'
import {
  type FocusEvent,
  type KeyboardEvent,
  type Ref,
  useCallback,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'

/** Moves the focus to a row, which is drawn for it. */
export interface RowFocus {
  first(): void
  /** Does nothing when there is no such row. */
  byId(id: string): void
}

interface Identified {
  readonly id: string
}

/** In pixels, until a row is drawn. */
const initialHeight = 43

/** The row to which a key leads from another. */
function targetOf(key: string, index: number, last: number, page: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return Math.min(last, index + 1)
    case 'ArrowUp':
      return Math.max(0, index - 1)
    case 'PageDown':
      return Math.min(last, index + page)
    case 'PageUp':
      return Math.max(0, index - page)
    case 'Home':
      return 0
    case 'End':
      return last
    default:
      return undefined
  }
}

const indexOfRow = (target: EventTarget) =>
  Number((target instanceof HTMLElement && target.closest<HTMLElement>('[data-index]')?.dataset.index) || 0)

/** What of a long list is drawn, and how the keyboard moves in it: the list is one stop of the Tab key. */
export function useVirtualRows<Item extends Identified>(items: readonly Item[], ref: Ref<RowFocus>) {
  const frame = useRef<HTMLDivElement>(null)
  /** Of the row that is focused, or was last. */
  const [activeId, setActiveId] = useState<string | null>(null)
  /** Of the row that the focus was moved to, until the person scrolls. */
  const wanted = useRef<string | null>(null)
  const isFocusDue = useRef(false)
  const [rowHeight, setRowHeight] = useState(initialHeight)
  const active = activeId === null ? -1 : items.findIndex(({ id }) => id === activeId)

  const virtualizer = useVirtualizer({
    count: items.length,
    getScrollElement: () => frame.current,
    estimateSize: () => rowHeight,
    getItemKey: useCallback((index: number) => items[index]?.id ?? index, [items]),
    // The focused row stays, or the focus would be lost.
    rangeExtractor: useCallback(
      (range: Range) => {
        const drawn = defaultRangeExtractor(range)
        return active === -1 || drawn.includes(active)
          ? drawn
          : [...drawn, active].toSorted((one, other) => one - other)
      },
      [active],
    ),
    overscan: 8,
    initialRect: { width: 0, height: 720 },
  })

  // A wrong estimate costs each frame a new place for every row below those that come into sight.
  const width = virtualizer.scrollRect?.width
  // biome-ignore lint/correctness/useExhaustiveDependencies: another width has other heights
  useLayoutEffect(() => {
    const height = frame.current?.querySelector('li')?.getBoundingClientRect().height
    if (height) setRowHeight(Math.round(height))
  }, [width])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was measured goes with the estimate
  useLayoutEffect(() => virtualizer.measure(), [rowHeight, virtualizer])

  const focusAt = (index: number) => {
    const item = items[index]
    if (!item) return
    wanted.current = item.id
    isFocusDue.current = true
    setActiveId(item.id)
    virtualizer.scrollToIndex(index)
  }

  // The wanted row may be drawn later, once the list is scrolled to it or shown again, and rows above it that turn out
  // higher push it out of sight.
  useEffect(() => {
    if (wanted.current === null) return
    const row = frame.current?.querySelector<HTMLElement>(`[data-id="${CSS.escape(wanted.current)}"]`)
    if (!row) return
    if (document.activeElement !== row && isFocusDue.current) row.focus()
    isFocusDue.current = document.activeElement !== row && isFocusDue.current
    if (document.activeElement === row) row.scrollIntoView({ block: 'nearest' })
  })

  useImperativeHandle(ref, () => ({
    first: () => focusAt(0),
    byId: (id) => focusAt(items.findIndex((item) => item.id === id)),
  }))

  // What is read stays where it is while new rows come above it.
  const firstId = items[0]?.id
  const before = useRef(firstId)
  useLayoutEffect(() => {
    const added = items.findIndex(({ id }) => id === before.current)
    before.current = firstId
    const scrolled = frame.current
    if (scrolled && added > 0 && scrolled.scrollTop > 0) scrolled.scrollTop += added * rowHeight
  }, [firstId, items, rowHeight])

  return {
    frame,
    rows: virtualizer.getVirtualItems(),
    height: virtualizer.getTotalSize(),
    tabStop: Math.max(0, active),
    measure: virtualizer.measureElement,
    onScrolled() {
      wanted.current = null
    },
    onFocus: ({ target }: FocusEvent) => setActiveId(items[indexOfRow(target)]?.id ?? null),
    onKeyDown(event: KeyboardEvent) {
      const page = Math.max(1, Math.floor((frame.current?.clientHeight ?? 0) / rowHeight) - 1)
      const target = targetOf(event.key, indexOfRow(event.target), items.length - 1, page)
      if (target === undefined || event.altKey || event.ctrlKey || event.metaKey) return
      event.preventDefault()
      focusAt(target)
    },
  }
}
