import { Disclosure } from '@/components/disclosure/disclosure'
import { Stack } from '@/components/layout/stack'
import { SectionHeading } from '@/components/section-heading/section-heading'
import { Bilingual } from '@/lib/bilingual/bilingual'
import type { Locale } from '@/lib/i18n/locale'
import { useTranslations } from 'next-intl'
import type { PairAnswer } from '../contract'
import { headlinePreference } from '../rules'
import { OriginTerms } from './origin-terms'

/** The rule of origin of each agreement; that of the best one is open. */
export function OriginSection({ locale, answer }: { locale: Locale; answer: PairAnswer }) {
  const t = useTranslations('marketAccess.pair')
  const { origins, preferences } = answer
  const best = headlinePreference(answer)?.agreement.key
  const isBest = (key: string) => key === best
  const ordered = origins.toSorted(
    (one, other) => Number(isBest(other.agreement_key)) - Number(isBest(one.agreement_key)),
  )
  return (
    <Stack aria-labelledby="origin" as="section" gap={3}>
      <SectionHeading id="origin">{t('sections.origin')}</SectionHeading>
      {ordered.length === 0 && <p>{t('origin.none')}</p>}
      <div>
        {ordered.map((origin, index) => {
          const given = preferences.find(({ agreement }) => agreement.key === origin.agreement_key)
          return (
            <Disclosure
              key={origin.agreement_key}
              title={given && <Bilingual of={given.agreement} field="name" locale={locale} />}
              open={index === 0}
            >
              <OriginTerms locale={locale} origin={origin} />
            </Disclosure>
          )
        })}
      </div>
    </Stack>
  )
}
