import { drawingFor } from './drawings'
import styles from './motif-lines.module.css'

interface MotifLinesProps {
  /** The same seed shows the same figure; take the page's or the section's name. */
  seed: string
  /** The ground they lie on. */
  tone?: 'paper' | 'petrol'
  /** `strip` fills the end side of the positioned box around it; `medallion` is a single rosette. */
  form?: 'strip' | 'medallion'
  /** Mirrored where the page runs right to left; a strip is, unless told otherwise. */
  mirrored?: boolean
  className?: string
}

/** The motif in very faint lines, for banners, empty states and whatever waits for content. */
export function MotifLines(props: MotifLinesProps) {
  const { seed, tone = 'paper', form = 'strip', className } = props
  const { mirrored = form === 'strip' } = props
  const classes = [
    styles.lines,
    styles[tone],
    form === 'strip' && styles.strip,
    mirrored && styles.mirrored,
    className,
  ]
  return (
    <svg
      className={classes.filter(Boolean).join(' ')}
      viewBox={form === 'strip' ? '0 0 864 240' : '-120 -120 240 240'}
      preserveAspectRatio={form === 'strip' ? 'xMaxYMid slice' : undefined}
      aria-hidden="true"
    >
      <use href={drawingFor(form, seed)} />
    </svg>
  )
}
