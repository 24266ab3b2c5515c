'use client'

import { readPublicFile } from '@/lib/api/public-file'
import { startTransition, useEffect, useState, type ReactNode } from 'react'
import { useMapContext } from 'react-simple-maps'
import { feature } from 'topojson-client'

/** A shape as it is drawn; its id is the three digits of its country. */
export interface DrawnShape {
  rsmKey: string
  id?: string | number | undefined
  svgPath: string | null
}

type Topology = Parameters<typeof feature>[0]

interface SlicedShapesProps {
  /** Where the topology is; it has one object, a collection. */
  address: string
  onFailed: () => void
  children: (
    shapes: readonly DrawnShape[],
    /** Longitude and latitude of a point of the map. */
    placeOf: (point: [number, number]) => [number, number] | null | undefined,
  ) => ReactNode
}

/** How long shapes are drawn at once: less than what a person feels on a slow phone. */
const sliceMs = 8

/**
 * What `Geographies` does, without the borders that nobody sees and a slice at a time, so that
 * the page answers meanwhile.
 */
export function SlicedShapes({ address, onFailed, children }: SlicedShapesProps) {
  const { path, projection } = useMapContext()
  const [shapes, setShapes] = useState<readonly DrawnShape[]>([])

  useEffect(() => {
    const leaving = new AbortController()
    const draw = async () => {
      const world = await readPublicFile<Topology>(address, leaving.signal)
      const drawn: DrawnShape[] = []
      let began = performance.now()
      for (const [index, geometry] of geometriesOf(world).entries()) {
        if (performance.now() - began > sliceMs) {
          await nextTask()
          if (leaving.signal.aborted) return
          began = performance.now()
        }
        const svgPath = path(feature(world, geometry))
        drawn.push({ rsmKey: `geo-${index}`, id: geometry.id, svgPath })
      }
      startTransition(() => setShapes(drawn))
    }
    draw().catch(() => {
      if (!leaving.signal.aborted) onFailed()
    })
    return () => leaving.abort()
  }, [address, path, onFailed])

  return shapes.length > 0 && children(shapes, (point) => projection.invert?.(point))
}

function geometriesOf({ objects }: Topology) {
  return Object.values(objects).flatMap((object) =>
    object.type === 'GeometryCollection' ? object.geometries : [],
  )
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve))
