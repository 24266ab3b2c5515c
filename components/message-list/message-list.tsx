import { Icon } from '@/components/icon/icon'
import { Link } from '@/components/link/link'
import { formatFileSize, formatInstant } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locale'
import type { ReactNode } from 'react'
import styles from './message-list.module.css'

interface AttachedFile {
  href: string
  name: string
  bytes: number
}

interface ListedMessage {
  id: number
  at: string
  text: string
  files: readonly AttachedFile[]
}

interface MessageListProps<Message extends ListedMessage> {
  locale: Locale
  /** Oldest first. */
  messages: readonly Message[]
  author: (message: Message) => ReactNode
  /** Whether the reader wrote a message: it is then at the end of the line. */
  isOwn: (message: Message) => boolean
  /** The messages that have a colour, those of one side; the reader’s own unless others are named. */
  isTinted?: (message: Message) => boolean
  /** What comes between the text and the files. */
  facts?: (message: Message) => ReactNode
  /** Draws a file otherwise than as a link with its size. */
  file?: (file: Message['files'][number], linkClass: string | undefined) => ReactNode
  isDense?: boolean
}

/** The messages of a conversation: who wrote each and when, its text and its files. */
export function MessageList<Message extends ListedMessage>(props: MessageListProps<Message>) {
  const { locale, messages, author, isOwn, isTinted = isOwn, facts, file, isDense = false } = props
  return (
    <ol className={isDense ? `${styles.messages} ${styles.dense}` : styles.messages}>
      {messages.map((message) => (
        <li
          key={message.id}
          className={[
            styles.message,
            isTinted(message) ? styles.tinted : styles.plain,
            isOwn(message) ? styles.own : '',
          ].join(' ')}
        >
          <p className={styles.head}>
            <strong>{author(message)}</strong>{' '}
            <time dateTime={message.at}>{formatInstant(message.at, locale)}</time>
          </p>
          <p className={styles.text} dir="auto">
            {message.text}
          </p>
          {facts?.(message)}
          {message.files.length > 0 && (
            <ul className={styles.files}>
              {message.files.map((one) => (
                <li key={one.href}>
                  {file ? file(one, styles.file) : <FileLink locale={locale} file={one} />}
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
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
