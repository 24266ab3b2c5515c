'use client'

import { Button } from '@/components/button/button'
import { Icon } from '@/components/icon/icon'
import { notify } from '@/components/snackbar/messages'
import type { Locale } from '@/lib/i18n/locale'
import { useEffect, useId, useRef, useState } from 'react'
import { fillOf, lookOf } from './drawing'
import { csvOf, type ChartData } from './chart-data'
import { saveFile, savePicture } from './saving'
import { ChartDrawing } from './chart-drawing'
import styles from './chart-figure.module.css'
import { ChartTable } from './chart-table'
import { Mark } from './mark'
import { Patterns } from './patterns'

/** What a chart says besides its data. */
export type ChartTexts = Record<
  | 'label'
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
  /** The name of saved files, without their ending; null where there are none. */
  fileName: string | null
  texts: ChartTexts
}

const narrowest = 280

/** A chart with its key, unit, source, table and files. */
export function ChartFigure({ locale, chart, title, source, fileName, texts }: ChartFigureProps) {
  const id = useId().replace(/[^\w-]/g, '')
  const place = useRef<HTMLDivElement>(null)
  const width = useWidthOf(place)
  const save = async (name: string) => {
    const svg = place.current?.querySelector('svg')
    const notes = [`${texts.unit}: ${chart.unit}`, source && `${texts.source}: ${source}`]
    try {
      if (svg) await savePicture(svg, { title, keys: keysOf(chart), notes, locale, fileName: name })
    } catch {
      notify(texts.pictureFailed, 'error')
    }
  }
  return (
    <figure className={styles.figure}>
      {chart.kind !== 'pie' && chart.series.length > 1 && <Key chart={chart} id={`${id}key`} />}
      <div ref={place} className={styles.drawing}>
        {width > 0 && (
          <ChartDrawing
            locale={locale}
            chart={chart}
            width={Math.max(narrowest, width)}
            id={id}
            label={texts.label}
          />
        )}
      </div>
      <figcaption className={styles.caption}>
        <p>
          {texts.unit}: {chart.unit}
        </p>
        {source !== '' && (
          <p>
            {texts.source}: <bdi>{source}</bdi>
          </p>
        )}
      </figcaption>
      <details className={styles.table}>
        <summary>{texts.showTable}</summary>
        <ChartTable locale={locale} chart={chart} title={title} texts={texts} />
      </details>
      {fileName !== null && (
        <div className={styles.files}>
          <Button variant="secondary" onClick={() => saveTable(chart, fileName, texts)}>
            <Icon name="download" size={20} />
            {texts.downloadCsv}
          </Button>
          <Button variant="secondary" onClick={() => void save(fileName)}>
            <Icon name="download" size={20} />
            {texts.downloadPicture}
          </Button>
        </div>
      )}
    </figure>
  )
}

function saveTable(chart: ChartData, fileName: string, texts: ChartTexts) {
  const table = new Blob([csvOf(chart, texts.category)], { type: 'text/csv;charset=utf-8' })
  saveFile(table, `${fileName}.csv`)
}

function keysOf({ kind, series }: ChartData) {
  if (kind === 'pie' || series.length < 2) return []
  return series.map(({ name }, index) => ({ name, ink: lookOf(index).ink }))
}

/** Which series is which: the same ink, pattern and mark as in the drawing. */
function Key({ chart, id }: { chart: ChartData; id: string }) {
  return (
    <ul className={styles.key}>
      {chart.series.map(({ name }, index) => {
        const look = lookOf(index)
        return (
          <li key={name}>
            <svg width="32" height="16" viewBox="0 0 32 16" aria-hidden="true">
              {chart.kind === 'line' ? (
                <>
                  <path
                    d="M1 8h30"
                    stroke={look.ink}
                    strokeWidth="2.5"
                    strokeDasharray={look.dashes}
                  />
                  <Mark look={look} x={16} y={8} />
                </>
              ) : (
                <>
                  <Patterns id={id} count={chart.series.length} />
                  <rect
                    x="1"
                    y="1"
                    width="30"
                    height="14"
                    fill={fillOf(id, index)}
                    stroke={look.ink}
                  />
                </>
              )}
            </svg>
            {name}
          </li>
        )
      })}
    </ul>
  )
}

/** The width of an element in whole pixels, as it changes; 0 before it is known. */
function useWidthOf(element: React.RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0)
  useEffect(() => {
    if (!element.current) return
    const observer = new ResizeObserver(([entry]) =>
      setWidth(Math.floor(entry?.contentRect.width ?? 0)),
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return width
}
