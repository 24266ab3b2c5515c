import { ButtonLink } from '@/components/button/button-link'
import { Stack } from '@/components/layout/stack'
import { Text } from '@/components/layout/text'
import type { Locale } from '@/lib/i18n/locale'
import { today } from '@/lib/i18n/today'
import { localePath, routes } from '@/lib/routing/routes'
import { useTranslations } from 'next-intl'
import type { BuyingRequest } from '../../contract'
import { LazyOfferPart } from './lazy-offer-part'
import { useOfferTexts } from './offer-texts'

/** Where companies answer a request: a visitor is asked to log in, a company has the form. */
export function OfferPlace({ locale, request }: { locale: Locale; request: BuyingRequest }) {
  const t = useTranslations('requestOffer')
  const part = {
    locale,
    requestId: request.id,
    unit: request.unit,
    isOpen: request.is_open,
    day: today(),
    texts: useOfferTexts(locale),
  }
  if (!request.is_open) return <LazyOfferPart {...part} visitor={null} />
  const own = localePath(locale, routes.buyingRequest(request.id))
  return (
    <Stack aria-labelledby="request-answer" as="section" gap={3} bounded panel={5} data-no-print>
      <Text id="request-answer" as="h2" step={1}>
        {t('title')}
      </Text>
      <LazyOfferPart
        {...part}
        visitor={
          <>
            <p>{t('visitor')}</p>
            <p>
              <ButtonLink href={localePath(locale, routes.login(own))}>{t('logIn')}</ButtonLink>
            </p>
          </>
        }
      />
    </Stack>
  )
}
