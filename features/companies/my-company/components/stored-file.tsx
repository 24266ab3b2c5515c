import { Icon } from '@/components/icon/icon'
import { Row } from '@/components/layout/row'
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
      <Row gap={3} lineGap={2} align="center">
        <img src={href} alt={texts.picture} className={styles.picture} />
      </Row>
    )
  }
  return (
    <Row as="p" gap={3} lineGap={2} align="center">
      <Icon name="file" />
      {texts.file}
      <Link href={href} download className={styles.link}>
        {texts.open}
      </Link>
    </Row>
  )
}
