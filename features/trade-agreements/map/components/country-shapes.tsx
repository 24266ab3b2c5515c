'use client'

import { useEffect, useMemo } from 'react'
import {
  boxOf,
  isSmall,
  middleOf,
  smallCountries,
  toneOf,
  type Box,
  type MapCountry,
} from '../rules'
import styles from './country-shapes.module.css'
import type { DrawnShape } from './sliced-shapes'

interface CountryShapesProps {
  shapes: readonly DrawnShape[]
  countries: readonly MapCountry[]
  zoom: number
  /** 'opens in a new tab', for screen readers. */
  tab: string
  onPoint: (country: MapCountry) => void
  /** Called when a country gets the keyboard focus, with its centre in units of the map. */
  onReach: (point: [number, number]) => void
  /** Called once, when the shapes are drawn. */
  onReady: () => void
}

interface Place {
  country: MapCountry
  paths: string[]
  box: Box | null
  small: boolean
}

/** Land, and the countries with an agreement; small ones are drawn last, so that nothing covers them. */
export function CountryShapes(props: CountryShapesProps) {
  const { shapes, countries, zoom, tab, onPoint, onReach, onReady } = props
  useEffect(onReady, [onReady])
  const { land, places } = useMemo(() => arranged(shapes, countries), [shapes, countries])
  return (
    <>
      {land.map(({ rsmKey, svgPath }) => (
        <path key={rsmKey} d={svgPath ?? ''} className={styles.land} />
      ))}
      {places.map((place) => (
        <a
          key={place.country.id}
          href={place.country.href}
          target="_blank"
          rel="noopener"
          aria-label={`${place.country.name} (${tab})`}
          className={`${styles.country} ${styles[toneOf(place.country.code)]}`}
          onFocus={({ currentTarget }) => {
            onPoint(place.country)
            if (place.box && currentTarget.matches(':focus-visible')) onReach(middleOf(place.box))
          }}
          onPointerEnter={() => onPoint(place.country)}
        >
          {place.paths.map((path, index) => (
            <path key={index} d={path} />
          ))}
          {place.small && place.box && <Mark place={place} box={place.box} zoom={zoom} />}
        </a>
      ))}
    </>
  )
}

/** The offsets of the labels of small states from their dots, in units of the map. */
const labelOffsets: Readonly<Record<string, readonly [number, number]>> = {
  SG: [16, 22],
  MT: [-18, 20],
  BH: [26, -16],
  CY: [-16, 14],
  LU: [-34, -16],
  LI: [-40, 10],
}

/** The pulsing dot of a small country, with a line to its name for the smallest. */
function Mark({ place, box, zoom }: { place: Place; box: Box; zoom: number }) {
  const [x, y] = middleOf(box)
  const named = smallCountries.includes(place.country.code)
  const [dx, dy] = (named && labelOffsets[place.country.code]) || [0, 0]
  const [endX, endY] = [x + dx / zoom, y + dy / zoom]
  return (
    <>
      <circle cx={x} cy={y} r={9 / zoom} className={styles.hitArea} />
      <circle cx={x} cy={y} r={(named ? 3 : 2) / zoom} className={styles.pulse} />
      <circle cx={x} cy={y} r={(named ? 2.4 : 1.6) / zoom} className={styles.dot} />
      {dx !== 0 && (
        <>
          <line
            x1={x}
            y1={y}
            x2={endX}
            y2={endY}
            strokeWidth={0.6 / zoom}
            className={styles.leader}
          />
          <text
            x={endX}
            y={endY + (dy > 0 ? 8 : -3) / zoom}
            fontSize={8.5 / zoom}
            strokeWidth={2.4 / zoom}
            className={styles.name}
          >
            {place.country.name}
          </text>
        </>
      )}
    </>
  )
}

function arranged(shapes: readonly DrawnShape[], countries: readonly MapCountry[]) {
  const numbers = new Set(countries.map(({ number }) => number))
  const places = countries.flatMap((country): Place[] => {
    const paths = shapes.flatMap(({ id, svgPath }) =>
      String(id) === country.number && svgPath !== null ? [svgPath] : [],
    )
    if (paths.length === 0) return []
    const box = boxOf(paths.join(' '))
    return [{ country, paths, box, small: isSmall(country.code, box) }]
  })
  return {
    land: shapes.filter(({ id }) => !numbers.has(String(id))),
    places: [...places.filter(({ small }) => !small), ...places.filter(({ small }) => small)],
  }
}
