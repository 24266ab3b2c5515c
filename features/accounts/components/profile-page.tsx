import { Banner } from '@/components/banner/banner'
import { Breadcrumb } from '@/components/breadcrumb/breadcrumb'
import { ButtonLink } from '@/components/button/button-link'
import { Chip } from '@/components/chip/chip'
import { DefinitionList } from '@/components/definition-list/definition-list'
import { success, warning } from '@/components/icon/paths'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/i18n/routes'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { User } from '../contract'
import { useFailureTexts } from './failure-texts'
import styles from './profile-page.module.css'
import { VerificationButton } from './verification-button'

interface ProfilePageProps {
  locale: Locale
  person: User
  /** False where an existing provider keeps no list of logins, so there is no page of them. */
  hasSecurity: boolean
  /** What other features show on it. */
  children?: ReactNode
}

/** A person's own page: who they are, and whether their address is verified (spec part 3). */
export function ProfilePage({ locale, person, hasSecurity, children }: ProfilePageProps) {
  const t = useTranslations()
  const failures = useFailureTexts(locale)
  const verified = person.email_verified_at !== null
  const steps = [
    { title: t('layout.home'), href: localePath(locale, routes.home()) },
    { title: t('accounts.profile.title') },
  ]
  return (
    <>
      <Banner
        title={t('accounts.profile.title')}
        lead={t('accounts.profile.lead')}
        breadcrumb={<Breadcrumb label={t('layout.breadcrumb')} steps={steps} />}
      />
      <div className={styles.page}>
        <DefinitionList
          facts={[
            {
              term: t('accounts.signUp.name'),
              value: <bdi>{`${person.name} ${person.last_name}`.trim()}</bdi>,
            },
            {
              term: t('accounts.signUp.email'),
              value: (
                <span className={styles.address}>
                  <bdi dir="ltr">{person.email}</bdi>
                  <Chip tone={verified ? 'success' : 'warning'} icon={verified ? success : warning}>
                    {verified ? t('accounts.profile.verified') : t('accounts.profile.notVerified')}
                  </Chip>
                </span>
              ),
            },
            {
              term: t('accounts.signUp.phone'),
              value: person.phone && <bdi dir="ltr">{person.phone}</bdi>,
            },
          ]}
        />
        {!verified && (
          <VerificationButton failures={failures} texts={t.raw('accounts.verification')} />
        )}
        {children}
        {hasSecurity && (
          <p>
            <ButtonLink href={localePath(locale, routes.security())} variant="secondary">
              {t('security.title')}
            </ButtonLink>
          </p>
        )}
      </div>
    </>
  )
}
