'use client'

import { readPublicFile } from '@/lib/api/public-file'
import { startTransition, useEffect, useState, type ReactNode } from 'react'
import { useMapContext } from 'react-simple-maps'
import { feature } from 'topojson-client'

/** A drawable shape; its id is the numeric code of its country. */
export interface DrawnShape {
  rsmKey: string
  id?: string | number | undefined
  svgPath: string | null
}

type Topology = Parameters<typeof feature>[0]

interface SlicedShapesProps {
  /** The address of the topology, which has one object, a collection. */
  address: string
  onFailed: () => void
  children: (
    shapes: readonly DrawnShape[],
    /** The longitude and latitude of a point of the map. */
    placeOf: (point: [number, number]) => [number, number] | null | undefined,
  ) => ReactNode
}

/** The time for which shapes are drawn in one slice, too short to notice on a slow phone. */
const sliceMs = 8

/**
 * Replaces `Geographies`: draws no invisible borders, and draws in slices, so that the page stays
 * responsive.
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
