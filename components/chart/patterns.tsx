'use client'

import { chartLook, fillName, lookOf, type Look } from './drawing'

/** The fills of the series of a chart. */
export function Patterns({ id, count }: { id: string; count: number }) {
  return (
    <defs>
      {Array.from({ length: count }, (_, index) => (
        <pattern
          key={index}
          id={fillName(id, index)}
          width="8"
          height="8"
          patternUnits="userSpaceOnUse"
        >
          <Fill look={lookOf(index)} />
        </pattern>
      ))}
    </defs>
  )
}

function Fill({ look: { ink, pattern } }: { look: Look }) {
  if (pattern === 'solid') return <rect width="8" height="8" fill={ink} />
  const ground = <rect width="8" height="8" fill={chartLook.ground} />
  const lines = { stroke: ink, strokeWidth: pattern === 'hatched' ? 3 : 1.5 }
  return (
    <>
      {ground}
      {pattern === 'dotted' && <circle cx="4" cy="4" r="2.6" fill={ink} />}
      {pattern !== 'dotted' && <path d="M-2 2l4-4M0 8l8-8M6 10l4-4" {...lines} />}
      {pattern === 'crossed' && <path d="M-2 6l4 4M0 0l8 8M6-2l4 4" {...lines} />}
    </>
  )
}
