import { DefinitionList } from '@/components/definition-list/definition-list'
import { Text } from '@/components/layout/text'
import { Bilingual } from '@/lib/bilingual/bilingual'
import { formatDate } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locale'
import { useTranslations } from 'next-intl'
import type { EnquiryDetail } from '../contract'

type Fields = EnquiryDetail['fields']

/**
 * The submitted fields of an enquiry, in the order of its form, without those its type does not
 * have.
 */
export function SentFields({ locale, fields }: { locale: Locale; fields: Fields }) {
  const t = useTranslations('myEnquiries.detail.field')
  const outcomes = useTranslations('outcomeReports')
  const named = (entry: Fields['industry']) =>
    entry && <Bilingual of={entry} field="name" locale={locale} />
  const number = (text: string | null) => text && <bdi dir="ltr">{text}</bdi>
  const isolated = (text: string | null) => text && <bdi>{text}</bdi>
  return (
    <DefinitionList
      facts={[
        { term: t('name'), value: isolated(fields.name) },
        { term: t('job_title'), value: isolated(fields.job_title) },
        { term: t('positions'), value: named(fields.positions) },
        { term: t('company'), value: isolated(fields.company) },
        { term: t('industry'), value: named(fields.industry) },
        { term: t('country'), value: named(fields.country) },
        { term: t('phone'), value: number(fields.phone) },
        { term: t('phone2'), value: number(fields.phone2) },
        { term: t('email'), value: number(fields.email) },
        { term: t('type_of_client'), value: named(fields.type_of_client) },
        { term: t('barriers'), value: named(fields.barriers) },
        { term: t('since'), value: fields.since && formatDate(fields.since, locale) },
        { term: t('loss_band'), value: fields.loss_band && outcomes(`band.${fields.loss_band}`) },
        { term: t('agreement'), value: isolated(fields.agreement) },
        { term: t('institution'), value: named(fields.institution) },
        {
          term: t('description'),
          value: (
            <Text as="span" block measure={68} breaks preLine dir="auto">
              {fields.description}
            </Text>
          ),
        },
      ]}
    />
  )
}
