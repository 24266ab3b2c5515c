'use client'

import { notify } from '@/components/snackbar/messages'
import { formatNumber } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locale'
import { useId, useRef, type ReactNode } from 'react'
import type { ChartData, ValuePlace } from './chart-data'
import { ChartDrawing } from './chart-drawing'
import styles from './chart-figure.module.css'
import { ChartFiles } from './chart-files'
import { ChartKey } from './chart-key'
import { ChartReader } from './chart-reader'
import { ChartTable } from './chart-table'
import { layoutOf } from './layout'
import { useIsFromServer, useWidthOf } from './use-width'

/** What a chart says besides its data. */
export type ChartTexts = Record<
  | 'label'
  | 'values'
  | 'unit'
  | 'source'
  | 'showTable'
  | 'category'
  | 'noValue'
  | 'downloadCsv'
  | 'downloadPicture'
  | 'pictureFailed',
  string
>

interface ChartFigureProps {
  locale: Locale
  chart: ChartData
  /** Titles the picture that is saved. */
  title: string
  source: string
  /** What else is next to the source, such as the newest period. */
  notes?: readonly string[]
  /** The name of saved files, without their ending; null where there are none. */
  fileName: string | null
  texts: ChartTexts
  /** What a value of the table is shown as, such as a link to what it counts. */
  cell?: (text: string, place: ValuePlace) => ReactNode
  /** Opens what a category counts, by a press on it or Enter. */
  onOpen?: ((category: number) => void) | undefined
}

const narrowest = 280

/** The widths of the server's drawings, for phones and for wider screens. */
const firstWidths = { narrow: 340, wide: 720 } as const

/** A chart with its values, unit, source, table and files. It is complete before any script. */
export function ChartFigure(props: ChartFigureProps) {
  const { locale, chart, title, source, notes = [], fileName, texts, cell, onOpen } = props
  const id = useId().replace(/[^\w-]/g, '')
  const place = useRef<HTMLDivElement>(null)
  const measured = useWidthOf(place)
  const isFromServer = useIsFromServer()
  const width = Math.max(narrowest, measured)
  const drawing = { locale, chart, label: texts.label }
  const lines = [
    `${texts.unit}: ${chart.unit}`,
    ...(source === '' ? [] : [`${texts.source}: ${source}`]),
    ...(notes.length === 0 ? [] : [notes.join(' · ')]),
  ]
  return (
    <figure className={styles.figure}>
      <div ref={place} className={styles.drawing}>
        {measured > 0 && (
          <Drawn {...drawing} width={width} id={id} reader={texts} onOpen={onOpen} />
        )}
        {measured === 0 &&
          isFromServer &&
          (['narrow', 'wide'] as const).map((size) => (
            <div key={size} className={`${styles.first} ${styles[size]}`}>
              <Drawn {...drawing} width={firstWidths[size]} id={`${id}${size}`} />
            </div>
          ))}
      </div>
      <figcaption className={styles.caption}>
        {lines.map((line) => (
          <p key={line}>
            <bdi>{line}</bdi>
          </p>
        ))}
      </figcaption>
      <details className={styles.table}>
        <summary>{texts.showTable}</summary>
        <ChartTable locale={locale} chart={chart} title={title} texts={texts} cell={cell} />
      </details>
      {fileName !== null && (
        <ChartFiles
          chart={chart}
          picture={{ locale, chart, title, notes: lines, label: texts.label }}
          fileName={fileName}
          texts={texts}
          onFailure={() => notify(texts.pictureFailed, 'error')}
        />
      )}
    </figure>
  )
}

interface DrawnProps {
  locale: Locale
  chart: ChartData
  label: string
  width: number
  id: string
  /** The texts of the values, where they can be read from the drawing. */
  reader?: ChartTexts
  onOpen?: ((category: number) => void) | undefined
}

/** The drawing with its values, below a key where it has no space for the names of its series. */
function Drawn({ reader, onOpen, ...drawing }: DrawnProps) {
  const { locale, chart, width, id } = drawing
  const layout = layoutOf(chart, width, (value) => formatNumber(value, locale))
  return (
    <>
      {!layout.isNamed && <ChartKey chart={layout.chart} id={`${id}key`} />}
      <div className={styles.area}>
        <ChartDrawing {...drawing} />
        {reader && (
          <ChartReader locale={locale} chart={chart} width={width} onOpen={onOpen} texts={reader} />
        )}
      </div>
    </>
  )
}
