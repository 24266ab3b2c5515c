'use client'

import type { Uploading } from '@/lib/api/transport'
import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { MessageForm } from '../../cases/components/message-form'
import { MessageList } from '../../cases/components/message-list'
import { useMessageTexts } from '../../cases/components/message-texts'
import type { sendMessage } from '../../cases/queries'
import { isOpen } from '../../rules'
import type { CaseDetail } from '../contract'
import { answerPerson } from '../queries'
import styles from './case-conversation.module.css'
import type { CasePart } from './contract'

/** The messages between the person and the office, and the form for the next answer. */
export function CaseConversation({ enquiry, onStale }: CasePart) {
  const t = useTranslations('admin.caseDesk.conversation')
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
  const arrived = useArrivals(enquiry)
  return (
    <>
      <p role="status">{arrived > 0 && t('arrived', { count: arrived })}</p>
      {enquiry.messages.length === 0 && <p className={styles.none}>{t('none')}</p>}
      <MessageList
        locale={locale}
        messages={enquiry.messages}
        reader="office"
        author={({ from, by }) => (
          <>
            {t(`${from}`)} · <bdi>{by.name}</bdi>
          </>
        )}
        file={({ href, name }, linkClass) => (
          <a href={href} download className={linkClass}>
            <bdi>{name}</bdi>
          </a>
        )}
        isDense
      />
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

/** How many messages of the person have arrived while the enquiry is open on the screen. */
function useArrivals({ messages }: CaseDetail): number {
  const received = messages.filter(({ from }) => from === 'person').length
  const [before] = useState(received)
  return received - before
}
