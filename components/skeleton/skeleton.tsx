import { VisuallyHidden } from '@/components/visually-hidden/visually-hidden'
import styles from './skeleton.module.css'

/** Cards, rows, texts or the fields of a form that are on their way, in the shape of what comes. They do not move. */
export function Skeleton({
  shape,
  count,
  label,
  bar = false,
}: {
  shape: 'card' | 'row' | 'text' | 'field'
  count: number
  label: string
  /** Has a line of filters over the cards. */
  bar?: boolean
}) {
  return (
    <div role="status" className={bar ? styles.barred : styles[`${shape}s`]}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {bar && <span className={styles.bar} aria-hidden="true" />}
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={styles[shape]} aria-hidden="true">
          {shape === 'card' && <span className={styles.cover} />}
          {shape === 'field' ? (
            <>
              <span className={`${styles.line} ${styles.label}`} />
              <span className={styles.control} />
            </>
          ) : (
            <>
              <span className={styles.line} />
              <span className={`${styles.line} ${styles.short}`} />
            </>
          )}
        </div>
      ))}
    </div>
  )
}
