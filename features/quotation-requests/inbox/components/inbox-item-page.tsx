import { Alert } from '@/components/alert/alert'
import { MemberBanner } from '@/components/banner/member-banner'
import { Disclosure } from '@/components/disclosure/disclosure'
import { WithoutScript } from '@/components/without-script/without-script'
import { isRequestOpen, declineReasons } from '@/lib/db/codes/quotation-requests'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { useTranslations } from 'next-intl'
import { useActionTexts, useReportTexts } from '../../components/action-texts'
import { ContactExchange } from '../../components/contact-exchange'
import { DeclineReason } from '../../components/decline-reason'
import { useMessageTexts } from '../../components/message-texts'
import { Messages } from '../../components/messages'
import { Part } from '../../components/part'
import { Parts } from '../../components/parts'
import { RequestFacts } from '../../components/request-facts'
import type { SupplierRequest } from '../contract'
import type { DeclineTexts } from './decline-form'
import { ReadMark } from './read-mark'
import { SupplierAction } from './supplier-action'
import { SupplierAnswer } from './supplier-answer'
import { SupplierDecline } from './supplier-decline'
import { SupplierReport } from './supplier-report'

interface InboxItemPageProps {
  locale: Locale
  request: SupplierRequest
}

/** A request for its supplier: read it, answer with a quotation, decline it, exchange addresses. */
export function InboxItemPage({ locale, request }: InboxItemPageProps) {
  const t = useTranslations('quotations')
  const textsOf = useActionTexts()
  const messageTexts = useMessageTexts({ quotes: true })
  const { id, state, conversation, contact, subject, unread } = request
  const isOpen = isRequestOpen(state) && !conversation.ended
  const lastMessage = conversation.messages.at(-1)?.id
  const list = {
    title: t('inbox.title'),
    href: localePath(locale, routes.quotationInbox()),
  }
  return (
    <>
      {unread && lastMessage !== undefined && <ReadMark id={id} lastMessage={lastMessage} />}
      <MemberBanner
        locale={locale}
        title={t('inbox.item', { number: String(id) })}
        lead={<bdi>{subject}</bdi>}
        steps={[list]}
      />
      <Parts>
        <Part id="details" title={t('inbox.details')} aside>
          <RequestFacts locale={locale} request={request} reader="supplier" />
        </Part>
        <ClosedNote request={request} />
        <Part id="messages" title={t('messages.title')}>
          <Messages locale={locale} messages={conversation.messages} reader="supplier" />
        </Part>
        {isOpen && (
          <Part id="answer" title={t('write.answer')}>
            <SupplierAnswer
              locale={locale}
              id={id}
              texts={messageTexts}
              loading={t('write.loading')}
            />
            <WithoutScript>
              <p>{t('write.noScript')}</p>
            </WithoutScript>
          </Part>
        )}
        {(isOpen || contact !== null) && (
          <Part id="contact" title={t('exchange.title')}>
            <ContactExchange
              agreed={conversation.agreed}
              contact={contact}
              action={
                isOpen && (
                  <SupplierAction id={id} action="agree" texts={textsOf(t('exchange.agree'))} />
                )
              }
            />
          </Part>
        )}
        <Decisions locale={locale} request={request} isOpen={isOpen} />
      </Parts>
    </>
  )
}

/** Why nothing can be written, and the way back where there is one. */
function ClosedNote({ request: { id, state, decline } }: Pick<InboxItemPageProps, 'request'>) {
  const t = useTranslations('quotations')
  const textsOf = useActionTexts()
  const note = { ended: 'ended', declined: 'declined', spam: 'isSpam' } as const
  if (state !== 'ended' && state !== 'declined' && state !== 'spam') return null
  return (
    <Alert
      tone="info"
      word={t('link.word')}
      action={
        state !== 'ended' && (
          <SupplierAction id={id} action="sent" texts={textsOf(t('inbox.back'))} />
        )
      }
    >
      {t(`inbox.${note[state]}`)}
      <DeclineReason decline={decline} />
    </Alert>
  )
}

function Decisions({ locale, request, isOpen }: InboxItemPageProps & { isOpen: boolean }) {
  const t = useTranslations('quotations')
  const textsOf = useActionTexts()
  const reportTexts = useReportTexts()
  const declineTexts = useDeclineTexts()
  const { id, conversation } = request
  const { reported_by } = conversation
  return (
    <Part id="decisions" title={t('inbox.decisions')}>
      {isOpen && (
        <>
          <Disclosure title={t('inbox.decline')}>
            <p>{t('inbox.declineText')}</p>
            <SupplierDecline
              locale={locale}
              id={id}
              texts={declineTexts}
              loading={t('write.loading')}
            />
          </Disclosure>
          <Disclosure title={t('inbox.spam')}>
            <p>{t('inbox.spamText')}</p>
            <SupplierAction id={id} action="spam" texts={textsOf(t('inbox.spam'))} />
          </Disclosure>
        </>
      )}
      {reported_by !== null && (
        <p>{t(reported_by === 'supplier' ? 'report.mine' : 'report.theirs')}</p>
      )}
      {reported_by !== 'supplier' && (
        <Disclosure title={t('report.title')}>
          <p>{t('report.text')}</p>
          <SupplierReport id={id} texts={reportTexts} />
        </Disclosure>
      )}
    </Part>
  )
}

/** The texts of the form that declines a request. */
function useDeclineTexts(): DeclineTexts {
  const t = useTranslations('quotations.inbox')
  const mail = useTranslations('mails.quotation')
  return {
    form: t.raw('declineForm'),
    action: useActionTexts()(t('decline')),
    rules: useTranslations().raw('rules'),
    reasons: declineReasons.map((value) => ({ value, text: mail(`reasons.${value}`) })),
  }
}
