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

const strokes: Record<Exclude<Look['pattern'], 'solid' | 'dotted'>, string> = {
  hatched: 'M-2 2l4-4M0 8l8-8M6 10l4-4',
  crossed: 'M-2 2l4-4M0 8l8-8M6 10l4-4M-2 6l4 4M0 0l8 8M6-2l4 4',
  barred: 'M0 2h8M0 6h8',
}

function Fill({ look: { ink, pattern } }: { look: Look }) {
  if (pattern === 'solid') return <rect width="8" height="8" fill={ink} />
  return (
    <>
      <rect width="8" height="8" fill={chartLook.ground} />
      {pattern === 'dotted' ? (
        <circle cx="4" cy="4" r="2.6" fill={ink} />
      ) : (
        <path d={strokes[pattern]} stroke={ink} strokeWidth={pattern === 'hatched' ? 3 : 1.5} />
      )}
    </>
  )
}
