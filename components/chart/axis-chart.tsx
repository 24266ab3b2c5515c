import { axisFoot, axisHeight, axisPlot, type Plot } from './axis-layout'
import type { ChartData } from './chart-data'
import { ColumnMarks } from './column-marks'
import { chartLook, labelStep, lookOf, textWidth, type Frame } from './drawing'
import { LineMarks } from './line-marks'

interface AxisChartProps {
  chart: ChartData
  frame: Frame
}

/** Lines or columns over an axis of categories, the first one at the starting side. */
export function AxisChart({ chart, frame }: AxisChartProps) {
  const plot = axisPlot(chart, frame.width, frame.number)
  const Marks = chart.kind === 'line' ? LineMarks : ColumnMarks
  return (
    <g>
      <Axis plot={plot} frame={frame} />
      <Labels plot={plot} frame={frame} categories={chart.categories} />
      <Marks chart={chart} plot={plot} frame={frame} />
      <Names plot={plot} frame={frame} />
    </g>
  )
}

function Axis({ plot, frame }: { plot: Plot; frame: Frame }) {
  const { scale, level, start, end } = plot
  const { mirror, number } = frame
  return scale.marks.map((mark) => (
    <g key={mark}>
      <line
        x1={mirror.at(start)}
        x2={mirror.at(end)}
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

/** Names of categories. Where not all fit, they are counted from the last one, which is the newest. */
function Labels({
  plot,
  frame,
  categories,
}: {
  plot: Plot
  frame: Frame
  categories: readonly string[]
}) {
  const every = labelStep(categories, plot.end - plot.start)
  return categories.map((category, index) =>
    (categories.length - 1 - index) % every === 0 ? (
      <text
        key={`${index} ${category}`}
        x={frame.mirror.at(Math.min(plot.middle(index), frame.width - textWidth(category) / 2))}
        y={axisHeight - axisFoot + 20}
        textAnchor="middle"
        fill={chartLook.soft}
        fontSize={chartLook.text}
      >
        {category}
      </text>
    ) : null,
  )
}

function Names({ plot, frame }: { plot: Plot; frame: Frame }) {
  return (plot.names ?? []).map(({ text, y }, index) => (
    <text
      key={text}
      x={frame.mirror.at(plot.end + 4)}
      y={y + 4}
      fill={lookOf(index).ink}
      fontSize={chartLook.text}
      fontWeight="600"
    >
      {text}
    </text>
  ))
}
