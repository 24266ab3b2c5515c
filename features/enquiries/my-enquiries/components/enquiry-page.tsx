import { Row } from '@/components/layout/row'
import { enquiryStatus, isEnded } from '@/lib/db/codes/enquiry-statuses'
import { SectionHeading } from '@/components/section-heading/section-heading'
import { WithoutScript } from '@/components/without-script/without-script'
import type { EnquiryFormPage, ReadinessBand } from '../../contract'
import { Bilingual } from '@/lib/bilingual/bilingual'
import { formatInstant } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { AnswerList } from '../../readiness/components/answer-list'
import { ReadinessResult } from '../../readiness/components/readiness-result'
import { useResultReading } from '../../readiness/components/result-reading'
import { RatingPanel } from '../../satisfaction/components/rating-panel'
import type { EnquiryDetail } from '../contract'
import { Conversation } from './conversation'
import { EnquiryDue } from './enquiry-due'
import styles from './enquiry-page.module.css'
import { EnquirySubject } from './enquiry-subject'
import { MemberBanner } from '@/components/banner/member-banner'
import { EnquiryMessageForm } from './enquiry-message-form'
import { useMessageTexts } from './message-texts'
import { SentFields } from './sent-fields'
import { StatusChip } from './status-chip'
import { StatusHistory } from './status-history'

interface EnquiryPageProps {
  locale: Locale
  enquiry: EnquiryDetail
  /** The texts and links for the result of an assessment. */
  assessment: { bands: readonly ReadinessBand[]; page: EnquiryFormPage | null }
  addressOf: (pageId: number) => string
  /** What can be done with it besides. */
  next?: ReactNode
}

/** An enquiry of a person: its status, its messages, and what was sent. */
export function EnquiryPage({ locale, enquiry, assessment, addressOf, next }: EnquiryPageProps) {
  const t = useTranslations('myEnquiries')
  const { answers, history, messages, fields, status } = enquiry
  const isRejected =
    status.iid === enquiryStatus.rejected && typeof history.at(-1)?.reason === 'string'
  const list = {
    title: t('title'),
    href: localePath(locale, routes.userEnquiries()),
  }
  return (
    <>
      <MemberBanner
        locale={locale}
        title={t('detail.title', { id: String(enquiry.id) })}
        lead={
          <Row as="span" gap={4} lineGap={2} align="center">
            <strong>
              <EnquirySubject locale={locale} enquiry={enquiry} pattern={t.raw('list.subject')} />
            </strong>
            <Bilingual of={enquiry.type} field="title" locale={locale} />
            <StatusChip locale={locale} status={status} />
            <span>{t('detail.filed', { date: formatInstant(enquiry.date, locale) })}</span>
          </Row>
        }
        steps={[list]}
      />
      <div className={styles.page}>
        {next}
        <Part id="history" title={t('detail.history')} aside>
          <EnquiryDue locale={locale} due={enquiry.due} texts={t.raw('list.due')} />
          <StatusHistory locale={locale} history={history} />
        </Part>
        {answers.length > 0 && (
          <Part id="result" title={t('detail.result')}>
            <Result
              locale={locale}
              answers={answers}
              assessment={assessment}
              addressOf={addressOf}
            />
          </Part>
        )}
        <Part id="messages" title={t('messages.title')}>
          <Conversation locale={locale} messages={messages} canWrite={!isEnded(status.iid)} />
          {isEnded(status.iid) ? (
            <Closed locale={locale} continuedIn={enquiry.merged_into} isRejected={isRejected} />
          ) : (
            <Writing locale={locale} enquiryId={enquiry.id} />
          )}
        </Part>
        {isEnded(status.iid) && enquiry.merged_into === null && (
          <Part id="rating" title={t('rating.heading')}>
            <RatingPanel
              locale={locale}
              enquiryId={enquiry.id}
              rating={enquiry.rating}
              texts={t.raw('rating')}
            />
          </Part>
        )}
        <Part id="sent" title={t('detail.sent')}>
          <SentFields locale={locale} fields={fields} />
        </Part>
        {answers.length > 0 && (
          <Part id="answers" title={t('detail.answers')}>
            <AnswerList locale={locale} answers={answers} />
          </Part>
        )}
      </div>
    </>
  )
}

function Result({
  locale,
  answers,
  assessment,
  addressOf,
}: Pick<EnquiryPageProps, 'locale' | 'assessment' | 'addressOf'> & Pick<EnquiryDetail, 'answers'>) {
  const reading = useResultReading({ locale, ...assessment, addressOf })
  return <ReadinessResult locale={locale} answers={answers} reading={reading} />
}

function Writing({ locale, enquiryId }: { locale: Locale; enquiryId: number }) {
  const t = useTranslations('myEnquiries.messages')
  return (
    <>
      <EnquiryMessageForm locale={locale} enquiryId={enquiryId} texts={useMessageTexts()} />
      <WithoutScript>
        <p>{t('noScript')}</p>
      </WithoutScript>
    </>
  )
}

/** Why nothing can be written: the enquiry is over, or goes on in another one. */
interface ClosedProps {
  locale: Locale
  continuedIn: number | null
  isRejected: boolean
}

function Closed({ locale, continuedIn, isRejected }: ClosedProps) {
  const t = useTranslations('myEnquiries')
  if (continuedIn === null)
    return (
      <p className={styles.closed}>{t(isRejected ? 'messages.rejected' : 'messages.closed')}</p>
    )
  return (
    <p className={styles.closed}>
      {t('messages.merged')}{' '}
      <a href={localePath(locale, routes.userEnquiry(continuedIn))}>
        {t('detail.title', { id: String(continuedIn) })}
      </a>
    </p>
  )
}

interface PartProps {
  id: string
  title: string
  /** Shown next to the other sections where there is space. */
  aside?: boolean
  children: ReactNode
}

function Part({ id, title, aside = false, children }: PartProps) {
  return (
    <section aria-labelledby={id} className={aside ? styles.aside : styles.part}>
      <SectionHeading id={id}>{title}</SectionHeading>
      {children}
    </section>
  )
}
