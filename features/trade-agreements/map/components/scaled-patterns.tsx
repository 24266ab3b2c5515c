'use client'

import { mapLooks, patternId, scaledPatternId } from '../rules'

/** The patterns of the agreements for a drawing whose units have so many pixels. */
export function ScaledPatterns({ pixels }: { pixels: number }) {
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
