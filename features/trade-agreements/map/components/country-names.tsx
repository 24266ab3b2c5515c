'use client'

import {
  boxOf,
  fitsName,
  isPicture,
  middleOf,
  nameSize,
  withoutOverlaps,
  zoom as zoomRange,
  type Box,
  type Place,
  type PlacedName,
} from '../rules'
import styles from './country-names.module.css'

interface CountryNamesProps {
  places: readonly Place[]
  zoom: number
  /** The width of the whole map in pixels. */
  width: number
  /** The pixels of a unit of the map at this zoom. */
  pixels: number
  home: { path: string | null; name: string }
}

type Offset = readonly [number, number]

/** From the dots of small states to their names, in pixels. */
const nameOffsets: Readonly<Record<string, Offset>> = {
  SG: [16, 30],
  MT: [-18, 28],
  BH: [28, -22],
  CY: [-16, 24],
  LU: [-36, -20],
  LI: [-42, 18],
}

/** From the country to its name, north of its neighbours' names; on a small map, inside it. */
const homeOffset: Offset = [20, -46]
const nearOffset: Offset = [26, -26]

/** The key of the name of the home country, which is none of an agreement. */
const homeKey = 0

/**
 * The name of the country, once the map is zoomed the names that fit into their countries, the largest
 * first, and those of the smallest states with a line. Links say the same names, so nobody hears them twice.
 */
export function CountryNames(props: CountryNamesProps) {
  const { pixels } = props
  const names = withoutOverlaps(
    [...nameOfHome(props), ...namesInside(props), ...namesOfStates(props)],
    pixels,
  )
  return (
    <g className={styles.names} aria-hidden="true">
      {names.map(({ key, name, at: [x, y], from }) => (
        <g key={key} className={key === homeKey ? styles.home : undefined}>
          {from && (
            <line
              x1={from[0]}
              y1={from[1]}
              x2={x}
              y2={y}
              strokeWidth={0.8 / pixels}
              className={styles.line}
            />
          )}
          <text
            x={x}
            y={y + nameSize.font / 3 / pixels}
            fontSize={nameSize.font / pixels}
            strokeWidth={3 / pixels}
            className={styles.name}
          >
            {name}
          </text>
        </g>
      ))}
    </g>
  )
}

function nameOfHome({ width, pixels, home }: CountryNamesProps): PlacedName[] {
  const box = boxOf(home.path)
  const offset = isPicture(width) ? nearOffset : homeOffset
  return box ? [lined(homeKey, home.name, box, offset, pixels)] : []
}

function namesOfStates({ places, zoom, width, pixels }: CountryNamesProps): PlacedName[] {
  if (zoom === zoomRange.min && isPicture(width)) return []
  return places.flatMap(({ country, main }) => {
    const offset = nameOffsets[country.code]
    return offset ? [lined(country.id, country.name, main, offset, pixels)] : []
  })
}

function lined(key: number, name: string, box: Box, [dx, dy]: Offset, pixels: number): PlacedName {
  const from = middleOf(box)
  return { key, name, from, at: [from[0] + dx / pixels, from[1] + dy / pixels] }
}

/** The names of the largest countries first. */
function namesInside({ places, zoom, pixels }: CountryNamesProps): PlacedName[] {
  if (zoom === zoomRange.min) return []
  return places
    .filter(({ country }) => nameOffsets[country.code] === undefined)
    .filter(({ country, main, small }) =>
      fitsName(country.name, small ? doubled(main) : main, pixels),
    )
    .toSorted((one, other) => areaOf(other.main) - areaOf(one.main))
    .map(({ country, main, small }) => {
      const [x, y] = middleOf(main)
      const below = small ? nameSize.font : 0
      return { key: country.id, name: country.name, at: [x, y + below / pixels] }
    })
}

const areaOf = ({ width, height }: Box) => width * height

/** The name of a small country may be twice as wide as the country. */
const doubled = ({ width, height, ...at }: Box): Box => ({
  ...at,
  width: width * 2,
  height: height * 2,
})
