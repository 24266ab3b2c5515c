'use client'

import { WorkList } from '@/components/work-list/work-list'
import { assumeType } from '@/lib/api/assume-type'
import { call } from '@/lib/api/call'
import { Bilingual } from '@/lib/bilingual/bilingual'
import { formatInstant } from '@/lib/i18n/format'
import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import { directionOf, nativeName } from '@/lib/i18n/locale'
import { useTranslations } from 'next-intl'
import { feedbackAnswers } from '../contract'
import { feedbackListShape } from '../search-params'

/** What readers said about pages, the latest first. */
export function FeedbackList() {
  const t = useTranslations('admin.feedbackList')
  const locale = useInterfaceLocale()
  return (
    <WorkList
      resource="numbers/feedback"
      shape={feedbackListShape}
      load={(query) => call(feedbackAnswers, { query: assumeType(query) })}
      title={t('title')}
      lead={t('lead')}
      isClosed
      nothing={{ title: t('none'), text: t('noneText') }}
      views={[
        { name: 'commented', text: t('commented'), filters: { commented: '1' } },
        { name: 'missing', text: t('answer.0'), filters: { useful: '0' } },
      ]}
      filters={[
        {
          kind: 'select',
          key: 'useful',
          label: t('column.answer'),
          all: t('all'),
          options: (['1', '0'] as const).map((value) => ({ value, text: t(`answer.${value}`) })),
        },
        { kind: 'date', key: 'from_day', label: t('from') },
        { kind: 'date', key: 'until_day', label: t('until') },
      ]}
      columns={[
        {
          name: 'page',
          head: t('column.page'),
          cell: (row) => <Bilingual of={row} field="title" locale={locale} />,
        },
        { name: 'answer', head: t('column.answer'), cell: ({ useful }) => t(`answer.${useful}`) },
        {
          name: 'comment',
          size: 'wide',
          head: t('column.comment'),
          cell: ({ comment, locale: read }) =>
            comment !== null && (
              <bdi lang={read} dir={directionOf(read)}>
                {comment}
              </bdi>
            ),
        },
        { name: 'locale', head: t('column.locale'), cell: ({ locale: read }) => nativeName[read] },
        {
          name: 'at',
          head: t('column.at'),
          cell: ({ created_at }) => (
            <time dateTime={created_at}>{formatInstant(created_at, locale)}</time>
          ),
        },
      ]}
    />
  )
}
