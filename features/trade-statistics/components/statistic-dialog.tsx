'use client'

import { Alert } from '@/components/alert/alert'
import { Button } from '@/components/button/button'
import { ContactLink } from '@/components/contact-link/contact-link'
import { DefinitionList } from '@/components/definition-list/definition-list'
import { Stack } from '@/components/layout/stack'
import { Link } from '@/components/link/link'
import { Modal } from '@/components/modal/modal'
import { Paragraphs } from '@/components/paragraphs/paragraphs'
import { Problem } from '@/lib/api/problem'
import { Bilingual } from '@/lib/bilingual/bilingual'
import { inLocale } from '@/lib/bilingual/in-locale'
import { formatDate } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { useState } from 'react'
import type { FullStatistic, ListedStatistic } from '../contract'
import type { StatisticKind } from '../kinds/contract'
import { namesOf } from '../rules'
import { FullRecord } from './full-record'
import styles from './statistic-dialog.module.css'
import type { DialogTexts } from './statistic-texts'

interface StatisticDialogProps {
  locale: Locale
  kind: StatisticKind
  record: ListedStatistic | null
  open: boolean
  onClose: () => void
  /** Called when the server refuses the statistic because it is for premium members. */
  onPremium: () => void
  agency: { phone: string; email: string }
  texts: DialogTexts
}

/**
 * A record of interactive data. A statistic is loaded in full when its dialog opens; a study names
 * the agency's telephone and address; an infographic shows the chart of its statistic (spec part 2
 * section 2).
 */
export function StatisticDialog(props: StatisticDialogProps) {
  const { locale, kind, record, open, onClose, texts } = props
  if (!record) return null
  return (
    <Modal
      wide
      locale={locale}
      open={open}
      onClose={onClose}
      closeText={texts.close}
      title={inLocale(record, 'title', locale)}
    >
      <Stack gap={5} bounded>
        <Paragraphs of={record} field="description" locale={locale} className={styles.lead} />
        <Further key={record.identifier} {...props} record={record} />
        {texts.openPage && kind !== 'studies' && record.premium === 0 && (
          <p>
            <Link href={localePath(locale, routes.statistic(record.identifier))}>
              {texts.openPage}
            </Link>
          </p>
        )}
        <Facts locale={locale} record={record} texts={texts} />
      </Stack>
    </Modal>
  )
}

type FurtherProps = StatisticDialogProps & { record: ListedStatistic }

/** The content of the dialog for each data type, below the facts. */
function Further(props: FurtherProps) {
  const { kind, record, agency, texts } = props
  switch (kind) {
    case 'statistics':
      return <Loaded {...props} identifier={record.identifier} />
    case 'studies':
      return <StudyContact agency={agency} texts={texts.contact} />
    case 'infographics':
      return record.statistic && <Loaded {...props} identifier={record.statistic} />
  }
}

/** The telephone and the mailbox to ask for a study, as far as the portal has them. */
function StudyContact({
  agency: { phone, email },
  texts,
}: {
  agency: StatisticDialogProps['agency']
  texts: StatisticDialogProps['texts']['contact']
}) {
  const facts = [
    ...(phone ? [{ term: texts.phone, value: <ContactLink kind="phone" value={phone} /> }] : []),
    ...(email ? [{ term: texts.email, value: <ContactLink kind="mail" value={email} /> }] : []),
  ]
  if (facts.length === 0) return null
  return (
    <section className={styles.contact}>
      <h3 className={styles.contactTitle}>{texts.title}</h3>
      <DefinitionList facts={facts} />
    </section>
  )
}

/** The full record of a statistic, loaded when it is shown. */
function Loaded({ identifier, locale, texts, onPremium }: FurtherProps & { identifier: string }) {
  const [failed, setFailed] = useState(false)
  const refuse = (error: unknown) => {
    if (error instanceof Problem && error.code === 'forbidden') onPremium()
    else setFailed(true)
  }
  if (failed) {
    return (
      <Alert
        tone="error"
        word={texts.failed}
        live
        action={<Button onClick={() => setFailed(false)}>{texts.retry}</Button>}
      >
        {texts.failed}
      </Alert>
    )
  }
  return <FullRecord locale={locale} identifier={identifier} texts={texts} onFailure={refuse} />
}

function Facts({
  locale,
  record,
  texts,
}: {
  locale: Locale
  record: ListedStatistic | FullStatistic
  texts: DialogTexts
}) {
  const { facts } = texts
  const chains = (all: ListedStatistic['industries']) =>
    all.length === 0 ? null : (
      <ul>
        {all.map((chain) => {
          const names = namesOf(chain, locale)
          return <li key={names}>{names}</li>
        })}
      </ul>
    )
  return (
    <DefinitionList
      facts={[
        {
          term: facts.subject,
          value: <Bilingual of={record} field="subject" locale={locale} />,
        },
        {
          term: facts.published,
          value: <time dateTime={record.date}>{formatDate(record.date, locale)}</time>,
        },
        {
          term: facts.publishers,
          value: (
            <ul>
              {record.publishers.map((publisher) => (
                <li key={inLocale(publisher, 'title', locale)}>
                  <Bilingual of={publisher} field="title" locale={locale} as="bdi" />
                </li>
              ))}
            </ul>
          ),
        },
        {
          term: facts.period,
          value: record.survey_period && (
            <Bilingual of={record} field="survey_period" locale={locale} as="bdi" />
          ),
        },
        { term: facts.topics, value: chains(record.industries) },
        { term: facts.places, value: chains(record.geolocations) },
        { term: facts.identifier, value: <bdi dir="ltr">{record.identifier}</bdi> },
      ]}
    />
  )
}
