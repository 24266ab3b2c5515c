import styles from './icon.module.css'
import type { IconDrawing } from './paths'

/** What every icon takes, whichever way its drawing is named. */
export interface GlyphProps {
  /** Pixels; a class with `inline-size` and `block-size` wins over it. */
  size?: number
  /** Set it to overrule what the drawing says: mirrored in Arabic or not. */
  mirrored?: boolean
  /** A name for people who listen. Without it the icon is decoration and hidden from them. */
  label?: string
  className?: string
}

/**
 * An icon given by its drawing: `<Glyph drawing={close} />`. This is the form for client islands,
 * which so carry the paths they import from `paths.ts` and no others; markup rendered on the server
 * says `<Icon name="close" />` instead and costs the browser no script at all.
 */
export function Glyph({
  drawing,
  size = 24,
  mirrored = drawing.turns ?? false,
  label,
  className,
}: GlyphProps & { drawing: IconDrawing }) {
  const classes = [styles.icon, mirrored && styles.turns, className].filter(Boolean).join(' ')
  const role = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return (
    <svg className={classes} width={size} height={size} viewBox="0 0 24 24" {...role}>
      <path d={drawing.d} />
    </svg>
  )
}
