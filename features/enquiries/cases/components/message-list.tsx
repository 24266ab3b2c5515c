import { formatInstant } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locale'
import type { ReactNode } from 'react'
import type { EnquiryMessage } from '../contract'
import styles from './message-list.module.css'

interface MessageListProps<Message> {
  locale: Locale
  messages: readonly Message[]
  /** The reader: their own messages are aligned to the end of the line. */
  reader: EnquiryMessage['from']
  author: (message: Message) => ReactNode
  file: (file: EnquiryMessage['files'][number], linkClass: string | undefined) => ReactNode
  isDense?: boolean
}

/** The messages between the person and the office, oldest first. */
export function MessageList<Message extends EnquiryMessage>(props: MessageListProps<Message>) {
  const { locale, messages, reader, author, file, isDense = false } = props
  return (
    <ol className={isDense ? `${styles.messages} ${styles.dense}` : styles.messages}>
      {messages.map((message) => (
        <li
          key={message.id}
          className={[
            styles.message,
            styles[message.from],
            message.from === reader ? styles.own : styles.other,
          ].join(' ')}
        >
          <p className={styles.head}>
            <strong>{author(message)}</strong>{' '}
            <time dateTime={message.at}>{formatInstant(message.at, locale)}</time>
          </p>
          <p className={styles.text} dir="auto">
            {message.text}
          </p>
          {message.files.length > 0 && (
            <ul className={styles.files}>
              {message.files.map((one) => (
                <li key={one.href}>{file(one, styles.file)}</li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  )
}
