import styles from './portrait.module.css'

interface PortraitProps {
  /** The person's picture; null shows their first letter. */
  src: string | null
  /** Alternative text of the picture; empty next to the name. */
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
