import { drawingFor } from './drawings'
import styles from './motif-hero.module.css'

interface MotifHeroProps {
  seed: string
  /** The ground it lies on. */
  tone?: 'paper' | 'petrol'
  /** Mirrored where the page runs right to left. */
  mirrored?: boolean
  className?: string
}

/**
 * The large motif next to the words of a first screen. The drawing is 640 units high and wide; its
 * lines run on past it, so that a larger box that hides what flows over is crossed by them. Give it
 * its size by class.
 */
export function MotifHero({ seed, tone = 'petrol', mirrored = false, className }: MotifHeroProps) {
  const classes = [styles.hero, styles[tone], mirrored && styles.mirrored, className]
  return (
    <svg
      className={classes.filter(Boolean).join(' ')}
      viewBox="-320 -320 640 640"
      aria-hidden="true"
    >
      <use href={drawingFor('hero', seed)} />
    </svg>
  )
}
