import { Icon } from '@/components/icon/icon'
import { Link } from '@/components/link/link'
import { VisuallyHidden } from '@/components/visually-hidden/visually-hidden'
import type { Locale } from '@/lib/i18n/locale'
import styles from './file-link.module.css'

interface FileLinkProps {
  href: string
  /** What the link does: 'Download the file'. */
  children: string
  /** Of what, for people who hear the link alone: the title of what the file belongs to. */
  of: string
  /** What is known of the file: type, size, language. */
  facts: readonly string[]
  /** The language of the file, where it is not the page's. */
  lang?: Locale | undefined
}

/** A link to a file, with what one wants to know before fetching it. */
export function FileLink({ href, children, of, facts, lang }: FileLinkProps) {
  const known = facts.join(' · ')
  return (
    <Link href={href} download hrefLang={lang} look="bare" className={styles.file}>
      <Icon name="download" size={20} />
      <span className={styles.text}>
        {children} <VisuallyHidden>({of})</VisuallyHidden>
      </span>{' '}
      {known && <span className={styles.facts}>{known}</span>}
    </Link>
  )
}
