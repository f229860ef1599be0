import { LineChart, type LineSeriesOption } from 'echarts/charts'
import {
  GridComponent,
  type GridComponentOption,
  TooltipComponent,
  type TooltipComponentOption,
} from 'echarts/components'
import { type ComposeOption, dispose, getInstanceByDom, init, use } from 'echarts/core'
import { CanvasRenderer } from 'echarts/renderers'
import EChartsReactCore from 'echarts-for-react/esm/core'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { ReportPoint } from '../../rules/analytics/analytics.ts'

use([LineChart, GridComponent, TooltipComponent, CanvasRenderer])

type Option = ComposeOption<LineSeriesOption | GridComponentOption | TooltipComponentOption>

interface Props {
  points: readonly ReportPoint[]
  label: (time: number) => string
  name: string
}

/** The line itself; loaded when there is one to draw. */
export default function ReportChart(props: Props) {
  const [colors, ref] = useChartColors()
  return (
    <div role="img" aria-label={props.name} ref={ref} style={{ height: 320 }}>
      {colors && <Line {...props} colors={colors} />}
    </div>
  )
}

/** echarts-for-react follows the size only once the first drawing has ended. */
function useOwnSize(chart: RefObject<EChartsReactCore | null>) {
  useEffect(() => {
    const element = chart.current?.ele
    if (!element) return
    const observer = new ResizeObserver(() =>
      chart.current?.getEchartsInstance()?.resize({ width: 'auto', height: 'auto' }),
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [chart])
}

function Line({ points, label, colors }: Props & { colors: ChartColors }) {
  const chart = useRef<EChartsReactCore>(null)
  useOwnSize(chart)
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  const option: Option = {
    animation: !still && !colors.isPrinted,
    animationDuration: 400,
    textStyle: { fontFamily: colors.font },
    grid: { left: 8, right: 16, top: 16, bottom: 8, outerBoundsMode: 'same', outerBoundsContain: 'axisLabel' },
    tooltip: {
      trigger: 'axis',
      renderMode: 'richText',
      backgroundColor: colors.panel,
      borderColor: colors.grid,
      textStyle: { color: colors.strong },
    },
    xAxis: {
      type: 'category',
      data: points.map(({ timeInMs }) => label(timeInMs)),
      boundaryGap: false,
      axisLabel: {
        color: colors.text,
        fontSize: 13,
        margin: 14,
        hideOverlap: true,
        showMinLabel: true,
        alignMinLabel: 'left',
        showMaxLabel: true,
        alignMaxLabel: 'right',
      },
      axisLine: { lineStyle: { color: colors.grid } },
      axisTick: { show: false },
    },
    yAxis: {
      type: 'value',
      minInterval: 1,
      axisLabel: { color: colors.text, fontSize: 13 },
      splitLine: { lineStyle: { color: colors.grid } },
    },
    series: [
      {
        type: 'line',
        data: points.map(({ calls }) => calls),
        showSymbol: points.length < 2,
        lineStyle: { width: 2, color: colors.line },
        itemStyle: { color: colors.line },
        areaStyle: { color: colors.line, opacity: 0.12 },
      },
    ],
  }
  return (
    <EChartsReactCore
      ref={chart}
      echarts={{ init, getInstanceByDom, dispose }}
      option={option}
      notMerge
      autoResize={false}
      style={{ height: 320 }}
    />
  )
}

function colorsOf(element: Element, isPrinted: boolean) {
  const probe = (element.closest('.radix-themes') ?? element).cloneNode() as Element
  element.append(probe)
  probe.classList.toggle('light', isPrinted)
  const style = getComputedStyle(probe)
  const of = (name: string) => style.getPropertyValue(name).trim()
  const colors = {
    isPrinted,
    font: style.fontFamily,
    line: of('--accent-9'),
    text: of('--gray-11'),
    strong: of('--gray-12'),
    grid: of('--gray-6'),
    panel: of('--color-panel-solid') || of('--gray-2'),
  }
  probe.remove()
  return colors
}
type ChartColors = ReturnType<typeof colorsOf>

/**
 * A canvas has no access to the style sheet: the theme's colors are read from the element around it, once that is in
 * the page, and again when the class on <html> changes. When it is printed they are the light ones: `beforeprint` is
 * fired while the style sheet is still that of the screen, and what is drawn when it ends goes on the paper.
 */
function useChartColors() {
  const ref = useRef<HTMLDivElement>(null)
  const [colors, setColors] = useState<ChartColors | null>(null)
  useLayoutEffect(() => {
    const read = (isPrinted = false) => ref.current && setColors(colorsOf(ref.current, isPrinted))
    const print = ({ type }: Event) => flushSync(() => read(type === 'beforeprint'))
    read()
    const observer = new MutationObserver(() => read())
    observer.observe(document.documentElement, { attributes: true, attributeFilter: ['class'] })
    addEventListener('beforeprint', print)
    addEventListener('afterprint', print)
    return () => {
      observer.disconnect()
      removeEventListener('beforeprint', print)
      removeEventListener('afterprint', print)
    }
  }, [])
  return [colors, ref] as const
}
