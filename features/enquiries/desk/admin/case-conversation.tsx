'use client'

import type { Uploading } from '@/lib/api/upload'
import { formatInstant } from '@/lib/i18n/format'
import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import { useTranslations } from 'next-intl'
import { MessageForm } from '../../cases/components/message-form'
import { useMessageTexts } from '../../cases/components/message-texts'
import type { sendMessage } from '../../cases/queries'
import { isOpen } from '../../rules'
import { answerPerson } from '../queries'
import styles from './case-conversation.module.css'
import type { CasePart } from './contract'

/** What the person and the office wrote to each other, and the form for the next answer. */
export function CaseConversation({ enquiry, onStale }: CasePart) {
  const t = useTranslations('admin.desk.conversation')
  const locale = useInterfaceLocale()
  const texts = useMessageTexts()
  const deliver: typeof sendMessage = async (
    id: number,
    answer: Parameters<typeof sendMessage>[1],
    uploading: Uploading,
  ) => {
    const sent = await answerPerson(id, answer, uploading)
    onStale()
    return sent
  }
  return (
    <>
      {enquiry.messages.length === 0 && <p className={styles.none}>{t('none')}</p>}
      <ol className={styles.messages}>
        {enquiry.messages.map(({ id, from, by, at, text, files }) => (
          <li key={id} className={styles[from]}>
            <p className={styles.head}>
              <strong>
                {t(`${from}`)} · <bdi>{by.name}</bdi>
              </strong>{' '}
              <time dateTime={at}>{formatInstant(at, locale)}</time>
            </p>
            <p className={styles.text} dir="auto">
              {text}
            </p>
            {files.length > 0 && (
              <ul className={styles.files}>
                {files.map(({ href, name }) => (
                  <li key={href}>
                    <a href={href} download className={styles.file}>
                      <bdi>{name}</bdi>
                    </a>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
      {isOpen(enquiry.status) ? (
        <MessageForm
          locale={locale}
          enquiryId={enquiry.id}
          texts={{ ...texts, text: t('answer'), send: t('send'), sent: t('done') }}
          deliver={deliver}
        />
      ) : (
        <p className={styles.none}>{t('closed')}</p>
      )}
    </>
  )
}
