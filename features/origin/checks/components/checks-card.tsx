import { ButtonLink } from '@/components/button/button-link'
import { SectionHeading } from '@/components/section-heading/section-heading'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { useTranslations } from 'next-intl'
import { ClaimChecks } from '../../made-checks/components/claim-checks'

/** A person's origin checks on their profile: their number, and a link to all. */
export function ChecksCard({ locale, count }: { locale: Locale; count: number }) {
  const t = useTranslations('originCheck.mine')
  return (
    <section aria-labelledby="my-origin-checks">
      <ClaimChecks />
      <SectionHeading
        id="my-origin-checks"
        lead={t('count', { count })}
        action={
          <ButtonLink href={localePath(locale, routes.originChecks())} variant="secondary">
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
