'use client'

import { isEnded } from '@/lib/db/codes/enquiry-statuses'
import { useShortcuts } from '@/components/shortcuts/use-shortcuts'
import controls from '@/components/control/control.module.css'
import { MessageList } from '@/components/message-list/message-list'
import type { Uploading } from '@/lib/api/transport'
import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { EnquiryMessageForm } from '../../my-enquiries/components/enquiry-message-form'
import { useMessageTexts } from '../../my-enquiries/components/message-texts'
import type { sendMessage } from '../../my-enquiries/queries'
import { statusAfterReply, statusOf } from '../../rules'
import type { CaseDetail } from '../contract'
import { answerPerson } from '../queries'
import { replyAnchor } from '../rules'
import styles from './case-conversation.module.css'
import type { CasePart } from './contract'
import { useCaseTemplates } from './use-case-templates'

/** The messages between the person and the office, and the form for the next answer. */
export function CaseConversation(part: CasePart) {
  const { enquiry } = part
  const t = useTranslations('admin.caseDesk.conversation')
  const locale = useInterfaceLocale()
  const arrived = useArrivals(enquiry)
  return (
    <>
      <p role="status">{arrived > 0 && t('arrived', { count: arrived })}</p>
      {enquiry.messages.length === 0 && <p className={styles.none}>{t('none')}</p>}
      <MessageList
        locale={locale}
        messages={enquiry.messages}
        author={({ from, by }) => (
          <>
            {t(`${from}`)} · <bdi>{by.name}</bdi>
          </>
        )}
        isOwn={({ from }) => from === 'office'}
        file={({ href, name }, linkClass) => (
          <a href={href} download className={linkClass}>
            <bdi>{name}</bdi>
          </a>
        )}
        isDense
      />
      {isEnded(enquiry.status) ? <p className={styles.none}>{t('closed')}</p> : <Reply {...part} />}
    </>
  )
}

/** The next answer, with the status that comes with it. */
function Reply({ enquiry, onStale, onDecided }: CasePart) {
  const t = useTranslations('admin.caseDesk.conversation')
  const names = useTranslations('myEnquiries.status')
  const locale = useInterfaceLocale()
  const texts = useMessageTexts()
  const id = useId()
  const templatesFor = useCaseTemplates(enquiry)
  const usual = statusAfterReply(enquiry.status)
  const others = enquiry.next_statuses.filter((next) => next !== usual)
  const [chosen, setChosen] = useState(usual)
  // The enquiry may have moved on while the answer is written.
  const status = others.includes(chosen) ? chosen : usual
  const nameOf = (code: number) => names(`${statusOf(code)?.name ?? 'new'}`)
  const deliver: typeof sendMessage = async (
    enquiryId: number,
    answer: Parameters<typeof sendMessage>[1],
    uploading: Uploading,
  ) => {
    const sent = await answerPerson(enquiryId, { ...answer, status }, uploading)
    onStale()
    onDecided()
    return sent
  }
  const place = useReplyFocus()
  return (
    <div ref={place} id={replyAnchor}>
      <EnquiryMessageForm
        locale={locale}
        enquiryId={enquiry.id}
        texts={{
          ...texts,
          text: t('answer'),
          send: status === usual ? t('send') : t('sendWith', { status: nameOf(status) }),
          sent: t('done'),
        }}
        deliver={deliver}
        templates={templatesFor('reply')}
        decisions={
          <div className={styles.decision}>
            <label htmlFor={id}>{t('status')}</label>
            <select
              id={id}
              className={controls.box}
              value={status}
              onChange={({ target }) => setChosen(Number(target.value))}
            >
              <option value={usual}>
                {usual === enquiry.status
                  ? t('unchanged', { status: nameOf(usual) })
                  : nameOf(usual)}
              </option>
              {others.map((next) => (
                <option key={next} value={next}>
                  {nameOf(next)}
                </option>
              ))}
            </select>
          </div>
        }
      />
    </div>
  )
}

/** The key r, and an address that names the reply, lead into its field. */
function useReplyFocus() {
  const place = useRef<HTMLDivElement>(null)
  const { hash } = useLocation()
  const focus = () => place.current?.querySelector('textarea')?.focus()
  const follow = useEffectEvent(() => {
    if (hash === `#${replyAnchor}`) focus()
  })
  useEffect(() => follow(), [hash])
  useShortcuts({ r: focus })
  return place
}

/** How many messages of the person have arrived while the enquiry is open on the screen. */
function useArrivals({ messages }: CaseDetail): number {
  const received = messages.filter(({ from }) => from === 'person').length
  const [before] = useState(received)
  return received - before
}
