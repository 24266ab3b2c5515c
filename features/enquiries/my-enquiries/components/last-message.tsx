import type { EnquiryRow } from '../contract'
import styles from './last-message.module.css'

interface LastMessageProps {
  message: EnquiryRow['last_message']
  /** Who wrote it. */
  texts: Record<'person' | 'office', string>
}

/** The beginning of the last message about an enquiry, and which side wrote it. */
export function LastMessage({ message, texts }: LastMessageProps) {
  if (message === null) return null
  return (
    <p className={styles.last}>
      {texts[message.from]} <bdi>{message.excerpt}</bdi>
    </p>
  )
}
