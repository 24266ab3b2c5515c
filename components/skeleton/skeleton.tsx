import { VisuallyHidden } from '@/components/visually-hidden/visually-hidden'
import styles from './skeleton.module.css'

/** Cards or rows that are on their way, in the shape of what comes. */
export function Skeleton({
  shape,
  count,
  label,
}: {
  shape: 'card' | 'row' | 'text'
  count: number
  label: string
}) {
  return (
    <div role="status" className={styles[`${shape}s`]}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={styles[shape]} aria-hidden="true">
          {shape === 'card' && <span className={styles.cover} />}
          <span className={styles.line} />
          <span className={`${styles.line} ${styles.short}`} />
        </div>
      ))}
    </div>
  )
}
