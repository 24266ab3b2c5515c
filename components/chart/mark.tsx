import { chartLook, type Look } from './drawing'

/** The mark of a series at a point of its line. */
export function Mark({ look, x, y }: { look: Look; x: number; y: number }) {
  const paint = { fill: chartLook.ground, stroke: look.ink, strokeWidth: 2 }
  switch (look.mark) {
    case 'round':
      return <circle cx={x} cy={y} r="4" {...paint} fill={look.ink} />
    case 'square':
      return <rect x={x - 4} y={y - 4} width="8" height="8" {...paint} />
    case 'diamond':
      return <path d={`M${x} ${y - 5}l5 5-5 5-5-5z`} {...paint} />
    case 'triangle':
      return <path d={`M${x} ${y - 5}l5 9h-10z`} {...paint} />
    case 'plus':
      return <path d={`M${x - 5} ${y}h10M${x} ${y - 5}v10`} {...paint} />
  }
}
