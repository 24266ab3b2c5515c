import { Stack } from '@/components/layout/stack'
import { SectionHeading } from '@/components/section-heading/section-heading'
import type { Locale } from '@/lib/i18n/locale'
import { useTranslations } from 'next-intl'
import type { OwnIntroduction } from '../contract'
import { AgreeButton } from './agree-button'
import { IntroducedList } from './introduced-list'

interface EnquiryIntroductionsProps {
  locale: Locale
  enquiryId: number
  introductions: readonly OwnIntroduction[]
}

/** The companies that the person of an enquiry was introduced to; each is told who it is on request. */
export function EnquiryIntroductions(props: EnquiryIntroductionsProps) {
  const { locale, enquiryId, introductions } = props
  const t = useTranslations('enquiryIntroductions')
  if (introductions.length === 0) return null
  return (
    <Stack aria-labelledby="introduced" as="section" gap={3} bounded>
      <SectionHeading id="introduced" lead={t('text')}>
        {t('title')}
      </SectionHeading>
      <IntroducedList
        locale={locale}
        introductions={introductions}
        shared={t('shared')}
        share={(company) => (
          <AgreeButton
            locale={locale}
            enquiryId={enquiryId}
            company={company}
            texts={{
              share: t('share'),
              text: t('shareText'),
              sending: t('sending'),
              failed: t('failed'),
              unconfirmed: t('unconfirmed'),
              errorWord: t('errorWord'),
            }}
          />
        )}
      />
    </Stack>
  )
}
