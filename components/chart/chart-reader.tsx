'use client'

import { Text } from '@/components/layout/text'
import { formatNumber } from '@/lib/i18n/format'
import { directionOf, type Locale } from '@/lib/i18n/locale'
import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import type { ChartData } from './chart-data'
import styles from './chart-reader.module.css'
import { lookOf } from './drawing'
import { layoutOf, type Layout } from './layout'
import { moveOf, readingOf, type Reading } from './reading'

interface ChartReaderProps {
  locale: Locale
  chart: ChartData
  /** The width of the drawing below. */
  width: number
  texts: Record<'values' | 'noValue', string>
  /** Opens what the category that is read counts. */
  onOpen?: ((category: number) => void) | undefined
}

/**
 * Reads the values of a chart over its drawing: those under the pointer or the finger, or between
 * which the arrow keys move. It is a slider, so that screen readers say each value that it comes to.
 */
export function ChartReader({ locale, chart, width, texts, onOpen }: ChartReaderProps) {
  const [read, setRead] = useState<number | null>(null)
  // A first touch reads; only a press on what is being read opens.
  const pressed = useRef<number | null>(null)
  const layout = layoutOf(chart, width, (value) => formatNumber(value, locale))
  const isMirrored = directionOf(locale) === 'rtl'
  const count = chart.categories.length
  if (count === 0) return null
  const index = Math.min(read ?? layout.first, count - 1)
  const reading = readingOf(chart, index, { locale, noValue: texts.noValue })

  const point = ({ clientX, clientY, currentTarget }: PointerEvent) => {
    const box = currentTarget.getBoundingClientRect()
    const across = isMirrored ? box.right - clientX : clientX - box.left
    const found = layout.at(across, clientY - box.top)
    setRead(found)
    return found
  }
  const press = (event: KeyboardEvent) => {
    const { key } = event
    if (key === 'Escape' && read !== null) {
      event.preventDefault()
      setRead(null)
      return
    }
    if (key === 'Enter' && onOpen) {
      event.preventDefault()
      onOpen(index)
      return
    }
    const next = moveOf(key, { index, count, isMirrored })
    if (next === null) return
    event.preventDefault()
    setRead(read === null ? index : next)
  }
  return (
    <>
      {read !== null && <Values reading={reading} layout={layout} index={index} width={width} />}
      <div
        className={onOpen ? `${styles.reader} ${styles.opens}` : styles.reader}
        role="slider"
        tabIndex={0}
        aria-label={texts.values}
        aria-valuemin={1}
        aria-valuemax={count}
        aria-valuenow={index + 1}
        aria-valuetext={reading.text}
        onKeyDown={press}
        onPointerDown={(event) => {
          pressed.current = point(event) === read ? read : null
        }}
        onClick={() => pressed.current !== null && onOpen?.(pressed.current)}
        onPointerMove={point}
        onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setRead(null)}
        onFocus={() => setRead((now) => now ?? index)}
        onBlur={() => setRead(null)}
      />
    </>
  )
}

interface ValuesProps {
  reading: Reading
  layout: Layout
  index: number
  width: number
}

/** Marks a category and shows its values next to it, on the side that has more space. */
function Values({ reading, layout, index, width }: ValuesProps) {
  const spot = layout.spots[index]
  if (!spot) return null
  const middle = spot.start + spot.width / 2
  const isWide = spot.width > width / 2
  const isLate = middle > width / 2
  const across = isWide
    ? { insetInlineEnd: 0 }
    : isLate
      ? { insetInlineEnd: width - spot.start + 4 }
      : { insetInlineStart: spot.start + spot.width + 4 }
  const down =
    isWide && spot.top + spot.height + 80 > layout.height && spot.top > 80
      ? { insetBlockEnd: layout.height - spot.top + 2 }
      : { insetBlockStart: isWide ? spot.top + spot.height + 2 : spot.top }
  return (
    <div aria-hidden="true">
      <div
        className={styles.mark}
        data-no-print
        style={{
          insetInlineStart: spot.start,
          insetBlockStart: spot.top,
          inlineSize: spot.width,
          blockSize: spot.height,
        }}
      />
      <div className={styles.values} data-no-print style={{ ...across, ...down }}>
        <Text weight="heading">{reading.title}</Text>
        <dl>
          {reading.rows.map(({ name, value }, row) => (
            <div key={name} className={styles.row}>
              <dt>
                <span className={styles.sign} style={{ background: lookOf(row).ink }} />
                {name}
              </dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  )
}
