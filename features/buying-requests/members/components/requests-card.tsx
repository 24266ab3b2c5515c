import { ButtonLink } from '@/components/button/button-link'
import { SectionHeading } from '@/components/section-heading/section-heading'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { useTranslations } from 'next-intl'

/** The requests of a member on their profile: what is there, and the way to all. */
export function RequestsCard({ locale }: { locale: Locale }) {
  const t = useTranslations('myRequests')
  return (
    <section aria-labelledby="my-requests">
      <SectionHeading
        id="my-requests"
        action={
          <ButtonLink href={localePath(locale, routes.myRequests())} variant="secondary">
            {t('all')}
          </ButtonLink>
        }
      >
        {t('title')}
      </SectionHeading>
      <p>{t('card')}</p>
    </section>
  )
}
