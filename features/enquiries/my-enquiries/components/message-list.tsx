import { MessageBody } from '@/components/message-body/message-body'
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
  /** Draws a file otherwise than as a link with its size. */
  file?: (file: EnquiryMessage['files'][number], linkClass: string | undefined) => ReactNode
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
          <MessageBody
            locale={locale}
            author={author(message)}
            at={message.at}
            text={message.text}
            files={message.files}
            file={file}
          />
        </li>
      ))}
    </ol>
  )
}
