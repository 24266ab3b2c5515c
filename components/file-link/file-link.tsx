import { Icon } from '@/components/icon/icon'
import { Note } from '@/components/layout/note'
import { Text } from '@/components/layout/text'
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
      <Text as="span" weight="heading">
        {children} <VisuallyHidden>({of})</VisuallyHidden>
      </Text>{' '}
      {known && (
        <Note as="span" tone="faint">
          {known}
        </Note>
      )}
    </Link>
  )
}
