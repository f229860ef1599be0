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
import { useEffect, useState } from 'react'
import type { ReportPoint } from '../../rules/analytics.ts'

use([LineChart, GridComponent, TooltipComponent, CanvasRenderer])

type Option = ComposeOption<LineSeriesOption | GridComponentOption | TooltipComponentOption>

interface Props {
  points: readonly ReportPoint[]
  label: (time: number) => string
  name: string
}

/** The line itself; loaded when there is one to draw. */
export default function ReportChart({ points, label, name }: Props) {
  const ink = useInk()
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  const option: Option = {
    animation: !still,
    animationDuration: 400,
    textStyle: { fontFamily: ink.font },
    grid: { left: 8, right: 16, top: 16, bottom: 8, outerBoundsMode: 'same', outerBoundsContain: 'axisLabel' },
    tooltip: {
      trigger: 'axis',
      renderMode: 'richText',
      backgroundColor: ink.panel,
      borderColor: ink.grid,
      textStyle: { color: ink.strong },
    },
    xAxis: {
      type: 'category',
      data: points.map(({ timeInMs }) => label(timeInMs)),
      boundaryGap: false,
      axisLabel: {
        color: ink.text,
        fontSize: 13,
        margin: 14,
        hideOverlap: true,
        showMinLabel: true,
        alignMinLabel: 'left',
        showMaxLabel: true,
        alignMaxLabel: 'right',
      },
      axisLine: { lineStyle: { color: ink.grid } },
      axisTick: { show: false },
    },
    yAxis: {
      type: 'value',
      minInterval: 1,
      axisLabel: { color: ink.text, fontSize: 13 },
      splitLine: { lineStyle: { color: ink.grid } },
    },
    series: [
      {
        type: 'line',
        data: points.map(({ calls }) => calls),
        showSymbol: points.length < 2,
        lineStyle: { width: 2, color: ink.line },
        itemStyle: { color: ink.line },
        areaStyle: { color: ink.line, opacity: 0.12 },
      },
    ],
  }
  return (
    <div role="img" aria-label={name}>
      <EChartsReactCore
        echarts={{ init, getInstanceByDom, dispose }}
        option={option}
        notMerge
        style={{ height: 320 }}
      />
    </div>
  )
}

const inkNow = () => {
  const style = getComputedStyle(document.querySelector('.report-chart') ?? document.documentElement)
  const of = (name: string) => style.getPropertyValue(name).trim()
  return {
    font: style.fontFamily,
    line: of('--accent-9'),
    text: of('--gray-11'),
    strong: of('--gray-12'),
    grid: of('--gray-6'),
    panel: of('--color-panel-solid') || of('--gray-2'),
  }
}

/** A canvas knows no style sheet: the theme's colours are read again when the class on <html> changes. */
function useInk() {
  const [ink, setInk] = useState(inkNow)
  useEffect(() => {
    const observer = new MutationObserver(() => setInk(inkNow()))
    observer.observe(document.documentElement, { attributes: true, attributeFilter: ['class'] })
    return () => observer.disconnect()
  }, [])
  return ink
}
