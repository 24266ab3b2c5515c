import { Icon } from '@/components/icon/icon'
import { Link } from '@/components/link/link'
import { formatFileSize, formatInstant } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locale'
import type { ReactNode } from 'react'
import styles from './message-body.module.css'

interface AttachedFile {
  href: string
  name: string
  bytes: number
}

interface MessageBodyProps<File> {
  locale: Locale
  author: ReactNode
  at: string
  text: string
  files: readonly File[]
  /** Draws a file otherwise than as a link with its size. */
  file?: ((file: File, linkClass: string | undefined) => ReactNode) | undefined
  /** What comes between the text and the files. */
  children?: ReactNode
}

/** Who wrote a message and when, its text and its files. */
export function MessageBody<File extends AttachedFile>(props: MessageBodyProps<File>) {
  const { locale, author, at, text, files, file, children } = props
  return (
    <>
      <p className={styles.head}>
        <strong>{author}</strong> <time dateTime={at}>{formatInstant(at, locale)}</time>
      </p>
      <p className={styles.text} dir="auto">
        {text}
      </p>
      {children}
      {files.length > 0 && (
        <ul className={styles.files}>
          {files.map((one) => (
            <li key={one.href}>
              {file ? file(one, styles.file) : <FileLink locale={locale} file={one} />}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function FileLink({ locale, file }: { locale: Locale; file: AttachedFile }) {
  return (
    <>
      <Link href={file.href} download className={styles.file}>
        <Icon name="file" size={20} />
        <bdi>{file.name}</bdi>
      </Link>{' '}
      <span className={styles.size}>{formatFileSize(file.bytes, locale)}</span>
    </>
  )
}
