'use client'

import { generate } from 'lean-qr'
import styles from './qr-drawing.module.css'

/** The quiet zone that readers need around the code, in modules (ISO/IEC 18004). */
const margin = 4

/** A text as a QR code that a telephone reads from the screen. */
export function QrDrawing({ text, label }: { text: string; label: string }) {
  const code = generate(text)
  const size = code.size + 2 * margin
  const rows = Array.from({ length: code.size }, (_, y) =>
    Array.from({ length: code.size }, (_unused, x) =>
      code.get(x, y) ? `M${x + margin} ${y + margin}h1v1h-1z` : '',
    ).join(''),
  )
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={styles.code}
      data-ground="paper"
    >
      <path d={rows.join('')} />
    </svg>
  )
}
