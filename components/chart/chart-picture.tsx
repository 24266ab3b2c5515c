import { formatNumber } from '@/lib/i18n/format'
import { directionOf, type Locale } from '@/lib/i18n/locale'
import { colors, fontFamily } from '@/lib/theme/tokens'
import type { ChartData } from './chart-data'
import { ChartDrawing } from './chart-drawing'
import { chartLook, lookOf, textWidth } from './drawing'
import { layoutOf } from './layout'
import { markupOf } from './markup'

export interface ChartPicture {
  locale: Locale
  chart: ChartData
  title: string
  /** Unit, source, and what else is to be known of the data. */
  notes: readonly string[]
  /** What the drawing shows, for those who cannot see it. */
  label: string
  /** The width of the drawing. */
  width: number
}

const space = 24
const lineHeight = 22

/** A chart with its title, key, unit and source as an SVG document of its own, in the light colours. */
export function chartPicture(picture: ChartPicture): string {
  return inLightColours(markupOf(<Picture {...picture} />))
}

function Picture({ locale, chart, title, notes, label, width: inner }: ChartPicture) {
  const layout = layoutOf(chart, inner, (value) => formatNumber(value, locale))
  const keys = layout.isNamed ? [] : chart.series
  const rows = [
    ...wrapped(title, inner).map((text) => ({ text, ink: chartLook.ink, fontWeight: '600' })),
    ...keys.map(({ name }, index) => ({
      text: `■ ${name}`,
      ink: lookOf(index).ink,
      fontWeight: '400',
    })),
  ]
  const feet = notes.filter((note) => note !== '').flatMap((note) => wrapped(note, inner))
  const before = space + rows.length * lineHeight
  const width = inner + 2 * space
  const height = before + layout.height + feet.length * lineHeight + 2 * space
  const start = directionOf(locale) === 'rtl' ? width - space : space
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      direction={directionOf(locale)}
      fontFamily={fontFamily}
    >
      <rect width={width} height={height} fill={chartLook.ground} />
      {rows.map(({ text, ink, fontWeight }, index) => (
        <Line
          key={text}
          text={text}
          ink={ink}
          fontWeight={fontWeight}
          x={start}
          y={space + (index + 0.7) * lineHeight}
        />
      ))}
      <ChartDrawing
        locale={locale}
        chart={chart}
        label={label}
        width={inner}
        id="chart"
        at={{ x: space, y: before + space / 2 }}
      />
      {feet.map((text, index) => (
        <Line
          key={text}
          text={text}
          ink={chartLook.soft}
          fontWeight="400"
          x={start}
          y={before + layout.height + space + (index + 0.7) * lineHeight}
        />
      ))}
    </svg>
  )
}

interface LineProps {
  text: string
  ink: string
  fontWeight: string
  x: number
  y: number
}

function Line({ text, ink, ...given }: LineProps) {
  return (
    <text {...given} fill={ink} fontSize="14">
      {text}
    </text>
  )
}

/** A text in lines of about this width. */
function wrapped(text: string, width: number): string[] {
  const lines: string[] = ['']
  for (const word of text.split(' ')) {
    const last = lines.at(-1) ?? ''
    const longer = last === '' ? word : `${last} ${word}`
    if (textWidth(longer) * 1.08 > width && last !== '') lines.push(word)
    else lines[lines.length - 1] = longer
  }
  return lines
}

/** A file knows no custom properties: its colours are written out. */
function inLightColours(markup: string): string {
  const byName = new Map<string, string>(Object.entries(colors))
  return markup.replace(/var\(--([\w-]+)\)/g, (whole, name: string) => byName.get(name) ?? whole)
}
