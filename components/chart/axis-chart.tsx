'use client'

import { scaledValues, scaleOver, type ChartData } from './chart-data'
import { chartLook, labelStep, textWidth, type Frame, type Plot } from './drawing'
import { ColumnMarks } from './column-marks'
import { LineMarks } from './line-marks'

const height = 320
const top = 14
const bottom = 34

/** Lines or columns over an axis of categories, the first one at the starting side. */
export function AxisChart({ chart, frame }: { chart: ChartData; frame: Frame }) {
  const { kind, categories } = chart
  const scale = scaleOver(scaledValues(chart))
  const start = Math.max(...scale.marks.map((mark) => textWidth(frame.number(mark)))) + 14
  const space = frame.width - start - 8
  const step = space / Math.max(1, categories.length)
  const plot: Plot = {
    ...frame,
    scale,
    step,
    middle: (index) => start + step * (index + 0.5),
    level: (value) => top + (1 - scale.place(value)) * (height - top - bottom),
  }
  return (
    <g data-height={height}>
      <Marks plot={plot} start={start} />
      <Labels plot={plot} categories={categories} space={space} />
      {kind === 'line' ? (
        <LineMarks chart={chart} plot={plot} />
      ) : (
        <ColumnMarks chart={chart} plot={plot} />
      )}
    </g>
  )
}

AxisChart.height = height

function Marks({ plot, start }: { plot: Plot; start: number }) {
  const { scale, level, mirror, number, width } = plot
  return scale.marks.map((mark) => (
    <g key={mark}>
      <line
        x1={mirror.at(start)}
        x2={mirror.at(width - 8)}
        y1={level(mark)}
        y2={level(mark)}
        stroke={mark === 0 ? chartLook.zero : chartLook.line}
      />
      <text
        x={mirror.at(start - 8)}
        y={level(mark) + 4}
        textAnchor="end"
        fill={chartLook.soft}
        fontSize={chartLook.text}
      >
        {number(mark)}
      </text>
    </g>
  ))
}

function Labels({
  plot,
  categories,
  space,
}: {
  plot: Plot
  categories: readonly string[]
  space: number
}) {
  const every = labelStep(categories, space)
  return categories.map((category, index) =>
    index % every === 0 ? (
      <text
        key={`${index} ${category}`}
        x={plot.mirror.at(plot.middle(index))}
        y={height - bottom + 20}
        textAnchor="middle"
        fill={chartLook.soft}
        fontSize={chartLook.text}
      >
        {category}
      </text>
    ) : null,
  )
}
