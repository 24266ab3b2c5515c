import { Icon } from '@/components/icon/icon'
import { Link } from '@/components/link/link'
import styles from './stored-file.module.css'

interface KeptFileProps {
  /** The address of the stored file. */
  href: string
  texts: Record<'file' | 'open' | 'picture', string>
  isPicture?: boolean
}

/** The stored file, which stays until another one is chosen. */
export function StoredFile({ href, texts, isPicture = false }: KeptFileProps) {
  if (isPicture) {
    return (
      <div className={styles.kept}>
        <img src={href} alt={texts.picture} className={styles.picture} />
      </div>
    )
  }
  return (
    <p className={styles.kept}>
      <Icon name="file" />
      {texts.file}
      <Link href={href} download className={styles.link}>
        {texts.open}
      </Link>
    </p>
  )
}
