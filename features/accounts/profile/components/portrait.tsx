import styles from './portrait.module.css'

interface PortraitProps {
  /** The person's picture; without one their first letter stands there. */
  src: string | null
  /** What the picture is, for those who do not see it; empty where the name stands beside it. */
  alt: string
  name: string
}

/** A person's picture. */
export function Portrait({ src, alt, name }: PortraitProps) {
  if (src !== null && src !== '') return <img src={src} alt={alt} className={styles.portrait} />
  const [letter = ''] = name.trim()
  return (
    <span className={`${styles.portrait} ${styles.letter}`} aria-hidden="true">
      {letter.toLocaleUpperCase()}
    </span>
  )
}
