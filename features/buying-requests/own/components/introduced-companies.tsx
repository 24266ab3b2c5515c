import { Stack } from '@/components/layout/stack'
import { Text } from '@/components/layout/text'
import type { SignedLink } from '@/lib/api/link-calls'
import type { Locale } from '@/lib/i18n/locale'
import { useTranslations } from 'next-intl'
import { IntroducedList } from '../../introductions/components/introduced-list'
import type { OwnIntroduction } from '../../introductions/contract'
import { ShareButton } from './share-button'

interface IntroducedCompaniesProps {
  locale: Locale
  link: SignedLink
  introductions: readonly OwnIntroduction[]
}

/** The companies that officers introduced, each with the button that gives it the buyer's address. */
export function IntroducedCompanies({ locale, link, introductions }: IntroducedCompaniesProps) {
  const t = useTranslations('ownRequest')
  if (introductions.length === 0) return null
  const texts = {
    own: { share: t('offers.share'), text: t('offers.shareText') },
    sending: t('sending'),
    failed: t('failed'),
    errorWord: t('errorWord'),
    doneWord: t('doneWord'),
  }
  return (
    <Stack aria-labelledby="request-introduced" as="section" gap={3} bounded>
      <Text id="request-introduced" as="h2" step={1}>
        {t('introduced.title')}
      </Text>
      <p>{t('introduced.text')}</p>
      <IntroducedList
        locale={locale}
        introductions={introductions}
        shared={t('offers.shared')}
        share={(company) => (
          <ShareButton locale={locale} link={link} company={company} texts={texts} />
        )}
      />
    </Stack>
  )
}
