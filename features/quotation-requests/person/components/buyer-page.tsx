import type { ConversationView } from '@/features/conversations/contract'
import { isRequestOpen } from '@/lib/db/codes/quotation-requests'
import { Alert } from '@/components/alert/alert'
import { Banner } from '@/components/banner/banner'
import { Breadcrumb } from '@/components/breadcrumb/breadcrumb'
import { Disclosure } from '@/components/disclosure/disclosure'
import { ReviewDay } from '@/components/review-day/review-day'
import { WithoutScript } from '@/components/without-script/without-script'
import { inLocale } from '@/lib/bilingual/in-locale'
import { isolated } from '@/lib/i18n/isolated'
import type { Locale } from '@/lib/i18n/locale'
import { today } from '@/lib/i18n/today'
import { localePath, routes } from '@/lib/routing/routes'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { RequestLink } from '../../contract'
import { useActionTexts, useReportTexts } from '../../components/action-texts'
import { ContactExchange } from '../../components/contact-exchange'
import { DeclineReason } from '../../components/decline-reason'
import { useMessageTexts } from '../../components/message-texts'
import { Messages } from '../../components/messages'
import { Part } from '../../components/part'
import { Parts } from '../../components/parts'
import { RequestFacts } from '../../components/request-facts'
import { newsDate, newsDay } from '../../rules/quotation-reminders'
import type { BuyerRequest } from '../contract'
import { BuyerActionForm } from './buyer-action-form'
import { BuyerMessage } from './buyer-message'
import { BuyerReport } from './buyer-report'
import { ConfirmPart } from './confirm-part'
import { KeptPart } from './kept-part'

interface BuyerPageProps {
  locale: Locale
  link: RequestLink
  request: BuyerRequest
  isSignedIn: boolean
}

/** A request for its buyer, by the link of a mail: confirm, read, answer, end and delete. */
export function BuyerPage(props: BuyerPageProps) {
  const { locale, request } = props
  const t = useTranslations()
  const { conversation } = request
  const title = t('quotations.link.title')
  const details = (
    <Part id="details" title={t('quotations.link.details')} aside>
      <RequestFacts locale={locale} request={request} reader="buyer" />
    </Part>
  )
  const home = { title: t('layout.home'), href: localePath(locale, routes.home()) }
  return (
    <>
      <Banner
        section="buyers"
        title={title}
        lead={t('quotations.link.number', {
          number: String(request.id),
          company: isolated(inLocale(request.company, 'name', locale), locale),
        })}
        breadcrumb={<Breadcrumb label={t('layout.breadcrumb')} steps={[home, { title }]} />}
      />
      <Parts>
        {conversation ? (
          <>
            <StateNote locale={locale} request={request} />
            <Conversation {...props} conversation={conversation} details={details} />
          </>
        ) : (
          <>
            <ConfirmPart {...props} />
            {details}
          </>
        )}
        <KeptPart {...props} />
      </Parts>
    </>
  )
}

const tones = {
  held: 'info',
  sent: 'info',
  answered: 'success',
  declined: 'warning',
  ended: 'info',
  discarded: 'warning',
} as const

function StateNote({ locale, request }: Pick<BuyerPageProps, 'locale' | 'request'>) {
  const t = useTranslations('quotations.link')
  const texts = useTranslations().raw('reviewDay')
  const { state, decline, created_at, sent_at } = request
  if (state === 'unconfirmed' || state === 'spam' || state === 'erased') return null
  return (
    <Alert tone={tones[state]} word={t('word')}>
      {state === 'sent' ? <SentNote locale={locale} sent_at={sent_at} /> : t(`notes.${state}`)}
      {state === 'held' && <ReviewDay locale={locale} texts={texts} since={created_at} />}
      <DeclineReason decline={decline} />
    </Alert>
  )
}

/** That the company was notified, and by which day the buyer hears; after that day, that it is silent. */
function SentNote({ locale, sent_at }: { locale: Locale; sent_at: string | null }) {
  const t = useTranslations('quotations.link.notes')
  const day = sent_at === null ? today() : newsDay(sent_at)
  return day < today() ? t('silent') : t('sent', { date: newsDate(sent_at, locale) })
}

function Conversation({
  locale,
  link,
  request,
  conversation,
  details,
}: BuyerPageProps & { conversation: ConversationView; details: ReactNode }) {
  const t = useTranslations('quotations')
  const textsOf = useActionTexts()
  const reportTexts = useReportTexts()
  const messageTexts = useMessageTexts()
  const { state, contact, sent_at } = request
  const isOpen = isRequestOpen(state) && !conversation.ended
  const { agreed, messages, reported_by } = conversation
  return (
    <>
      <Part id="messages" title={t('messages.title')}>
        <Messages locale={locale} messages={messages} reader="buyer" />
        {isOpen && (
          <>
            <BuyerMessage
              locale={locale}
              link={link}
              texts={messageTexts}
              loading={t('write.loading')}
            />
            <WithoutScript>
              <p>{t('write.noScript')}</p>
            </WithoutScript>
          </>
        )}
      </Part>
      {details}
      {(isOpen || contact !== null) && (
        <Part id="contact" title={t('exchange.title')}>
          <ContactExchange
            agreed={agreed}
            contact={contact}
            action={
              isOpen && (
                <BuyerActionForm
                  locale={locale}
                  link={link}
                  action="agree"
                  variant="secondary"
                  texts={textsOf(t('exchange.agree'))}
                />
              )
            }
          />
        </Part>
      )}
      {sent_at !== null && (
        <Part id="report" title={t('report.title')}>
          {reported_by === null ? (
            <Disclosure title={t('report.submit')}>
              <p>{t('report.text')}</p>
              <BuyerReport link={link} texts={reportTexts} />
            </Disclosure>
          ) : (
            <p>{t(reported_by === 'buyer' ? 'report.mine' : 'report.theirs')}</p>
          )}
        </Part>
      )}
    </>
  )
}
