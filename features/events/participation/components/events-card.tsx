import { ButtonLink } from '@/components/button/button-link'
import { SectionHeading } from '@/components/section-heading/section-heading'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { useTranslations } from 'next-intl'

/** A person's events on their profile: their number, and a link to all. */
export function EventsCard({ locale, count }: { locale: Locale; count: number }) {
  const t = useTranslations('myEvents')
  return (
    <section aria-labelledby="my-events">
      <SectionHeading
        id="my-events"
        lead={t('count', { count })}
        action={
          <ButtonLink href={localePath(locale, routes.myEvents())} variant="secondary">
            {t('all')}
          </ButtonLink>
        }
      >
        {t('title')}
      </SectionHeading>
      {count > 0 && <p>{t('card')}</p>}
    </section>
  )
}
