import { Alert } from '@/components/alert/alert'
import { ButtonLink } from '@/components/button/button-link'
import { Row } from '@/components/layout/row'
import { Stack } from '@/components/layout/stack'
import { SectionHeading } from '@/components/section-heading/section-heading'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { useTranslations } from 'next-intl'
import type { User } from '../../contract'

interface CompanyCardProps {
  locale: Locale
  person: Pick<User, 'company_id' | 'international_buyers_access'>
  /** The unprefixed address of the registration. */
  registration: string
}

/**
 * Links to tasks for one's company; without one, to the registration of key trade players. Shows a
 * notice while the company is not approved (spec part 3 section 2).
 */
export function CompanyCard({ locale, person, registration }: CompanyCardProps) {
  const t = useTranslations('profileCards.company')
  const to = (route: string) => localePath(locale, route)
  const hasCompany = person.company_id !== null
  return (
    <Stack aria-labelledby="profile-company" as="section" gap={4} bounded top panel={5}>
      <SectionHeading id="profile-company" lead={t(hasCompany ? 'lead' : 'none')}>
        {t('title')}
      </SectionHeading>
      {hasCompany && person.international_buyers_access === 0 && (
        <Alert tone="warning" word={t('word')} title={t('notApproved')}>
          {t('notApprovedMeans')}
        </Alert>
      )}
      <Row as="p" gap={3}>
        {hasCompany ? (
          <>
            <ButtonLink href={to(routes.addOffer('products'))}>{t('addProduct')}</ButtonLink>
            <ButtonLink href={to(routes.addOffer('services'))} variant="secondary">
              {t('addService')}
            </ButtonLink>
            <ButtonLink href={to(routes.myCompany())} variant="quiet">
              {t('more')}
            </ButtonLink>
          </>
        ) : (
          <ButtonLink href={to(registration)} variant="accent">
            {t('become')}
          </ButtonLink>
        )}
      </Row>
    </Stack>
  )
}
