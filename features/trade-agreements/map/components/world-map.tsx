'use client'

import { useCallback, useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { ComposableMap, ZoomableGroup } from 'react-simple-maps'
import { mapSize, steppedZoom, zoom as zoomRange, type MapCountry, type MapGroup } from '../rules'
import { CountryShapes } from './country-shapes'
import { MapControls, type ControlTexts } from './map-controls'
import { SlicedShapes } from './sliced-shapes'
import styles from './world-map.module.css'

/** The address of the shapes; the file name changes with its content. */
const shapesAddress = '/map/countries.json'

export interface WorldMapProps {
  groups: readonly MapGroup[]
  /** The key of the group that stands out, if any. */
  lit?: string | null
  texts: ControlTexts &
    Record<'label' | 'loading' | 'noScript' | 'failed' | 'hint' | 'home' | 'tab', string>
}

/** The time after which the map shows that its shapes failed to load. */
const patienceMs = 15_000

interface View {
  center: [number, number]
  zoom: number
}

const whole: View = { center: [0, 8], zoom: zoomRange.min }

/** The part of the world where most partners are: about 15° W to 65° E, 12° to 66° N. */
const region: View = { center: [25, 37], zoom: 3.5 }

/** The distance that an arrow key moves the map, in degrees at the first zoom. */
const stepDegrees = 30

const arrows = new Map<string, [number, number]>([
  ['ArrowLeft', [-1, 0]],
  ['ArrowRight', [1, 0]],
  ['ArrowUp', [0, 1]],
  ['ArrowDown', [0, -1]],
])

/** One finger and the wheel scroll the page; two fingers, the mouse, and Ctrl with the wheel move the map. */
function movesMap(event: Event): boolean {
  if (event instanceof WheelEvent) return event.ctrlKey || event.metaKey
  if ('touches' in event && event.touches instanceof TouchList) return event.touches.length > 1
  return !(event instanceof MouseEvent) || event.button === 0
}

const within = (value: number, limit: number) => Math.min(limit, Math.max(-limit, value))

/** The world map: countries with an agreement are links; mouse, touch and keys zoom and move it. */
export function WorldMap({ groups, lit = null, texts }: WorldMapProps) {
  const place = useRef<HTMLDivElement>(null)
  const width = useWidthOf(place)
  const [view, setView] = useState(whole)
  const [pointed, setPointed] = useState<MapCountry | null>(null)
  const [state, setState] = useState<'loading' | 'there' | 'failed'>('loading')

  useEffect(() => {
    const patience = setTimeout(
      () => setState((last) => (last === 'loading' ? 'failed' : last)),
      patienceMs,
    )
    return () => clearTimeout(patience)
  }, [])

  const onReady = useCallback(() => setState('there'), [])
  const onFailed = useCallback(() => setState('failed'), [])
  const zoomTo = (zoom: number) =>
    setView((last) => ({
      center: last.zoom === zoomRange.min ? region.center : last.center,
      zoom: steppedZoom(zoom),
    }))
  const centerOn = (center: View['center'] | null | undefined) =>
    setView((last) => (last.zoom > zoomRange.min && center ? { ...last, center } : last))
  const onKeyDown = (event: KeyboardEvent) => {
    const move = arrows.get(event.key)
    if (event.key === '+' || event.key === '=') zoomTo(view.zoom + zoomRange.step)
    else if (event.key === '-') zoomTo(view.zoom - zoomRange.step)
    else if (move && event.target instanceof SVGElement) {
      const step = stepDegrees / view.zoom
      const [x, y] = view.center
      const center: View['center'] = [
        within(x + move[0] * step, 180),
        within(y + move[1] * step, 85),
      ]
      setView({ ...view, center })
    } else return
    event.preventDefault()
  }

  return (
    <div ref={place}>
      <ComposableMap
        width={mapSize.width}
        height={mapSize.height}
        projection="geoEqualEarth"
        projectionConfig={{ scale: mapSize.scale }}
        className={styles.sea}
        role="group"
        onKeyDown={onKeyDown}
        aria-label={texts.label}
      >
        <ZoomableGroup
          center={view.center}
          zoom={view.zoom}
          minZoom={zoomRange.min}
          maxZoom={zoomRange.max}
          filterZoomEvent={movesMap}
          onMoveEnd={({ coordinates, zoom }) =>
            setView({
              center: coordinates?.every(Number.isFinite) ? coordinates : view.center,
              zoom: steppedZoom(zoom ?? view.zoom),
            })
          }
        >
          <SlicedShapes address={shapesAddress} onFailed={onFailed}>
            {(shapes, placeOf) => (
              <CountryShapes
                shapes={shapes}
                groups={groups}
                lit={lit}
                zoom={view.zoom}
                width={width}
                homeName={texts.home}
                tab={texts.tab}
                onPoint={setPointed}
                onReach={(point) => centerOn(placeOf(point))}
                onReady={onReady}
              />
            )}
          </SlicedShapes>
        </ZoomableGroup>
      </ComposableMap>
      <MapControls zoom={view.zoom} texts={texts} onZoom={zoomTo} onReset={() => setView(whole)} />
      {state === 'there' ? (
        <p className={styles.pointed} aria-hidden="true">
          {pointed ? (
            <Pointed country={pointed} />
          ) : (
            <span className={styles.hint}>{texts.hint}</span>
          )}
        </p>
      ) : (
        <p className={styles.pointed} role="status">
          {texts[state]}
        </p>
      )}
    </div>
  )
}

/** The width of the map in pixels, as it changes; the last one where it is hidden and has none. */
function useWidthOf(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState<number>(mapSize.width)
  useEffect(() => {
    if (!element.current) return
    const observer = new ResizeObserver(([entry]) => {
      const shown = Math.floor(entry?.contentRect.width ?? 0)
      if (shown > 0) setWidth(shown)
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return width
}

function Pointed({ country }: { country: MapCountry }) {
  return (
    <>
      <strong>{country.name}</strong>
      {country.title !== '' && ` · ${country.title}`}
    </>
  )
}
