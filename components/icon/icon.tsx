import styles from './icon.module.css'
import { turningIcons, type IconName } from './names'

/** The file of the drawings: a symbol each, one path on a 24 grid, and the mark of the portal. */
export const iconSheet = new URL('./icons.svg', import.meta.url).toString()

export interface IconProps {
  name: IconName
  /** Pixels, 24 without it; a class with `inline-size` and `block-size` wins over it. */
  size?: number
  /** Set it to overrule what the drawing says: mirrored in Arabic or not. */
  mirrored?: boolean
  /** A name for people who listen. Without it the icon is decoration and hidden from them. */
  label?: string
  className?: string
}

/**
 * An icon by its name, in the colour of the text around it. All drawings are one file at an address
 * with its hash, fetched once: neither pages nor scripts repeat them. `img-src` allows it, in Firefox
 * from version 132 (October 2024) on.
 */
export function Icon({
  name,
  size,
  mirrored = turningIcons.has(name),
  label,
  className,
}: IconProps) {
  const classes = [styles.icon, mirrored && styles.turns, className].filter(Boolean).join(' ')
  const role = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return (
    <svg className={classes} {...(size !== undefined && { width: size, height: size })} {...role}>
      <use href={`${iconSheet}#${name}`} />
    </svg>
  )
}
