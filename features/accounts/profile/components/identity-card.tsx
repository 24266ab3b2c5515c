import { ButtonLink } from '@/components/button/button-link'
import { Chip } from '@/components/chip/chip'
import { DefinitionList } from '@/components/definition-list/definition-list'
import { Row } from '@/components/layout/row'

import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { useTranslations } from 'next-intl'
import { useFailureTexts } from '../../components/failure-texts'
import { VerificationButton } from '../../components/verification-button'
import type { User } from '../../contract'
import styles from './identity-card.module.css'
import { Portrait } from './portrait'

interface IdentityCardProps {
  locale: Locale
  person: User
  /** False where logins are not listed, so there is no page for them. */
  hasSecurity: boolean
}

/** The name, picture and verification of a person (spec part 3 section 2). */
export function IdentityCard({ locale, person, hasSecurity }: IdentityCardProps) {
  const t = useTranslations()
  const failures = useFailureTexts(locale)
  const verified = person.email_verified_at !== null
  const name = `${person.name} ${person.last_name}`.trim()
  return (
    <section aria-labelledby="profile-person" className={styles.card}>
      <Row gap={5} lineGap={4} align="center">
        <Portrait src={person.avatar_img} alt="" name={name} />
        <div className={styles.name}>
          <h2 id="profile-person">
            <bdi>{name}</bdi>
          </h2>
          <Chip tone={verified ? 'success' : 'warning'} icon={verified ? 'success' : 'warning'}>
            {verified ? t('accounts.profile.verified') : t('accounts.profile.notVerified')}
          </Chip>
        </div>
        <Row as="p" gap={3}>
          <ButtonLink href={localePath(locale, routes.editProfile())}>
            {t('editProfile.title')}
          </ButtonLink>
          {hasSecurity && (
            <ButtonLink href={localePath(locale, routes.security())} variant="secondary">
              {t('security.title')}
            </ButtonLink>
          )}
        </Row>
      </Row>
      {!verified && (
        <VerificationButton failures={failures} texts={t.raw('accounts.verification')} />
      )}
      <DefinitionList
        facts={[
          { term: t('accounts.signUp.email'), value: <bdi dir="ltr">{person.email}</bdi> },
          {
            term: t('accounts.signUp.phone'),
            value: person.phone && <bdi dir="ltr">{person.phone}</bdi>,
          },
        ]}
      />
    </section>
  )
}
