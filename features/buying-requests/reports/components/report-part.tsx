import { Disclosure } from '@/components/disclosure/disclosure'
import { Stack } from '@/components/layout/stack'
import { Text } from '@/components/layout/text'
import type { SignedLink } from '@/lib/api/link-calls'
import { Bilingual } from '@/lib/bilingual/bilingual'
import { useProblemTexts } from '@/lib/i18n/problem-texts'
import type { Locale } from '@/lib/i18n/locale'
import { useTranslations } from 'next-intl'
import type { RequestOffer } from '../../posting/contract'
import { OfferReport } from './offer-report'

interface ReportPartProps {
  locale: Locale
  link: SignedLink
  offers: readonly RequestOffer[]
}

/** The offers of a request, each of which its buyer can report to the office. */
export function ReportPart({ locale, link, offers }: ReportPartProps) {
  const t = useTranslations('ownRequest.report')
  const own = useTranslations('ownRequest')
  const problems = useProblemTexts()
  if (offers.length === 0) return null
  const texts = {
    label: t('label'),
    empty: t('empty'),
    submit: t('submit'),
    sending: own('sending'),
    error: own('errorWord'),
    problems,
  }
  return (
    <Disclosure title={t('title')} level={2}>
      <Stack gap={5}>
        <p>{t('text')}</p>
        {offers.map(({ company, is_reported }) => (
          <section key={company.id} aria-labelledby={`report-${company.id}`}>
            <Text id={`report-${company.id}`} as="h3" step={0} weight="strong">
              <Bilingual of={company} field="name" locale={locale} />
            </Text>
            {is_reported ? (
              <p>{t('mine')}</p>
            ) : (
              <OfferReport link={link} company={company.id} texts={texts} />
            )}
          </section>
        ))}
      </Stack>
    </Disclosure>
  )
}
