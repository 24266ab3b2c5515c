import { MessageList } from '@/components/message-list/message-list'
import type { Locale } from '@/lib/i18n/locale'
import { useTranslations } from 'next-intl'
import type { EnquiryMessage } from '../contract'
import styles from './conversation.module.css'

interface ConversationProps {
  locale: Locale
  messages: readonly EnquiryMessage[]
  /** Whether the person can still write. */
  canWrite: boolean
}

/** The messages between the person and the office, oldest first. */
export function Conversation({ locale, messages, canWrite }: ConversationProps) {
  const t = useTranslations('myEnquiries')
  if (messages.length === 0) {
    return <p className={styles.none}>{t(canWrite ? 'messages.none' : 'messages.noneSent')}</p>
  }
  return (
    <MessageList
      locale={locale}
      messages={messages}
      author={({ from }) => t(`messages.${from}`)}
      isOwn={({ from }) => from === 'person'}
      isTinted={({ from }) => from === 'office'}
    />
  )
}
