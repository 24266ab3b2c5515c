import { Icon } from '@/components/icon/icon'
import { Link } from '@/components/link/link'
import { formatFileSize, formatInstant } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locale'
import { useTranslations } from 'next-intl'
import type { EnquiryMessage } from '../contract'
import styles from './conversation.module.css'

interface ConversationProps {
  locale: Locale
  messages: readonly EnquiryMessage[]
}

/** What person and office wrote to each other, oldest first. */
export function Conversation({ locale, messages }: ConversationProps) {
  const t = useTranslations('myEnquiries')
  if (messages.length === 0) return <p className={styles.none}>{t('messages.none')}</p>
  return (
    <ol className={styles.messages}>
      {messages.map((message) => (
        <li key={message.id} className={styles[message.from]}>
          <p className={styles.head}>
            <strong>{t(`messages.${message.from}`)}</strong>{' '}
            <time dateTime={message.at}>{formatInstant(message.at, locale)}</time>
          </p>
          <p className={styles.text} dir="auto">
            {message.text}
          </p>
          {message.files.length > 0 && (
            <ul className={styles.files}>
              {message.files.map((file) => (
                <li key={file.href}>
                  <Link href={file.href} download className={styles.file}>
                    <Icon name="file" size={20} />
                    <bdi>{file.name}</bdi>
                  </Link>{' '}
                  <span className={styles.size}>{formatFileSize(file.bytes, locale)}</span>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  )
}
