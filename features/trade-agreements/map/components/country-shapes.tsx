'use client'

import { useEffect, useMemo, type ReactNode } from 'react'
import {
  boxOf,
  isSmall,
  isTarget,
  homeNumber,
  lookOf,
  mainBoxOf,
  mapSize,
  middleOf,
  scaledPatternId,
  smallCountries,
  targetSize,
  mapLooks,
  patternId,
  type MapCountry,
  type MapGroup,
  type Place,
} from '../rules'
import { CountryNames } from './country-names'
import styles from './country-shapes.module.css'
import type { DrawnShape } from './sliced-shapes'

interface CountryShapesProps {
  shapes: readonly DrawnShape[]
  groups: readonly MapGroup[]
  /** The key of the group that stands out, if any. */
  lit: string | null
  zoom: number
  /** The width of the whole map in pixels. */
  width: number
  /** The name of the country. */
  homeName: string
  /** 'opens in a new tab', for screen readers. */
  tab: string
  onPoint: (country: MapCountry) => void
  /** Called when a country gets the keyboard focus, with its centre in units of the map. */
  onReach: (point: [number, number]) => void
  /** Called once, when the shapes are drawn. */
  onReady: () => void
}

/**
 * Land, the home country, and the countries with an agreement; small ones are drawn after the others and
 * names last, so that nothing covers them.
 */
export function CountryShapes(props: CountryShapesProps) {
  const { shapes, groups, zoom, width, homeName, onReady } = props
  useEffect(onReady, [onReady])
  const { land, home, places } = useMemo(() => arranged(shapes, groups), [shapes, groups])
  const pixels = (width / mapSize.width) * zoom
  return (
    <>
      <ScaledPatterns pixels={pixels} />
      {land.map(({ rsmKey, svgPath }) => (
        <path key={rsmKey} d={svgPath ?? ''} className={styles.land} />
      ))}
      {home !== null && <path d={home} className={styles.home} />}
      {places.map((place) => (
        <Country key={place.country.id} {...props} place={place}>
          {place.paths.map((path, index) => (
            <path key={index} d={path} fill={`url(#${scaledPatternId(place.look)})`} />
          ))}
          {place.small && <Mark place={place} pixels={pixels} />}
        </Country>
      ))}
      <CountryNames
        places={places}
        zoom={zoom}
        width={width}
        pixels={pixels}
        home={{ path: home, name: homeName }}
      />
    </>
  )
}

/** A country as a link, where it is large enough to be pressed; else its drawing alone. */
function Country({
  place,
  lit,
  zoom,
  width,
  tab,
  onPoint,
  onReach,
  children,
}: CountryShapesProps & { place: Place; children: ReactNode }) {
  const { country, main } = place
  const drawn = lit === null || lit === country.agreements ? styles.shape : styles.faint
  if (!isTarget(main, width, zoom)) return <g className={drawn}>{children}</g>
  const pixels = (width / mapSize.width) * zoom
  const [x, y] = middleOf(main)
  const isNarrow = Math.min(main.width, main.height) * pixels < targetSize
  return (
    <a
      href={country.href}
      target="_blank"
      rel="noopener"
      aria-label={`${country.name} (${tab})`}
      className={`${drawn} ${styles.country}`}
      onFocus={({ currentTarget }) => {
        onPoint(country)
        if (currentTarget.matches(':focus-visible')) onReach([x, y])
      }}
      onPointerEnter={() => onPoint(country)}
    >
      {isNarrow && <circle cx={x} cy={y} r={targetSize / 2 / pixels} className={styles.hitArea} />}
      {children}
    </a>
  )
}

/** The pulsing dot of a small country. */
function Mark({ place: { country, main }, pixels }: { place: Place; pixels: number }) {
  const [x, y] = middleOf(main)
  const named = smallCountries.includes(country.code)
  return (
    <>
      <circle cx={x} cy={y} r={(named ? 3.4 : 2.2) / pixels} className={styles.pulse} />
      <circle cx={x} cy={y} r={(named ? 2.8 : 1.8) / pixels} className={styles.dot} />
    </>
  )
}

function arranged(shapes: readonly DrawnShape[], groups: readonly MapGroup[]) {
  const pathsOf = (number: string) =>
    shapes.flatMap(({ id, svgPath }) =>
      String(id) === number && svgPath !== null ? [svgPath] : [],
    )
  const places = groups.flatMap((group) =>
    group.countries.flatMap((country): Place[] => {
      const paths = pathsOf(country.number)
      const [box, main] = [boxOf(paths.join(' ')), mainBoxOf(paths.join(' '))]
      if (!box || !main) return []
      const look = lookOf(country, group)
      return [{ country, look, paths, main, small: isSmall(country.code, box) }]
    }),
  )
  const drawn = new Set([homeNumber, ...places.map(({ country }) => country.number)])
  const [home = null] = pathsOf(homeNumber)
  return {
    land: shapes.filter(({ id }) => !drawn.has(String(id))),
    home,
    places: [...places.filter(({ small }) => !small), ...places.filter(({ small }) => small)],
  }
}

/** The patterns of the agreements for a drawing whose units have so many pixels. */
function ScaledPatterns({ pixels }: { pixels: number }) {
  return (
    <defs>
      {mapLooks.map((look) => (
        <pattern
          key={look}
          id={scaledPatternId(look)}
          href={`#${patternId(look)}`}
          patternTransform={`scale(${1 / pixels})`}
        />
      ))}
    </defs>
  )
}
