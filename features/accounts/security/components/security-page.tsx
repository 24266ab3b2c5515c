import { MemberBanner } from '@/components/banner/member-banner'
import { ButtonLink } from '@/components/button/button-link'
import { SectionHeading } from '@/components/section-heading/section-heading'
import type { Locale } from '@/lib/i18n/locale'
import { routes } from '@/lib/routing/routes'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { useFailureTexts } from '../../components/failure-texts'
import type { User } from '../../contract'
import { SecondFactorPart } from '../../enrolment/components/second-factor-part'
import type { SecondFactorStatus } from '../../enrolment/contract'
import { MySessions } from '../../sessions/components/my-sessions'
import type { Session } from '../../sessions/contract'
import { AccountDeletion } from './account-deletion'
import { EmailChange } from './email-change'
import { PasswordChange } from './password-change'
import styles from './security-page.module.css'

interface SecurityPageProps {
  locale: Locale
  person: User
  sessions: readonly Session[]
  /** The second factor of staff, optional or required; null for others. */
  secondFactor: SecondFactorStatus | null
}

/** The security page of an account: sessions, password, address, data, deletion. */
export function SecurityPage({ locale, person, sessions, secondFactor }: SecurityPageProps) {
  const t = useTranslations('security')
  const failures = useFailureTexts(locale)
  const shared = t.raw('form')
  return (
    <>
      <MemberBanner locale={locale} title={t('title')} lead={t('lead')} />
      <div className={styles.sections}>
        <Section id="sessions" title={t('sessions.title')} lead={t('sessions.lead')} wide>
          <MySessions locale={locale} sessions={sessions} />
        </Section>
        {secondFactor && (
          <Section
            id="second-factor"
            title={t('secondFactor.title')}
            lead={t('secondFactor.lead')}
            wide
          >
            <SecondFactorPart locale={locale} status={secondFactor} />
          </Section>
        )}
        <Section id="password" title={t('password.title')} lead={t('password.lead')}>
          <PasswordChange
            locale={locale}
            failures={failures}
            texts={{ ...shared, ...t.raw('password') }}
          />
        </Section>
        <Section
          id="email"
          title={t('email.title')}
          lead={t.rich('email.lead', { email: () => <bdi dir="ltr">{person.email}</bdi> })}
        >
          <EmailChange
            locale={locale}
            failures={failures}
            texts={{ ...shared, ...t.raw('email') }}
          />
        </Section>
        <Section id="data" title={t('data.title')} lead={t('data.lead')}>
          <ButtonLink href={routes.myData()} download="my-data.json" variant="secondary">
            {t('data.action')}
          </ButtonLink>
        </Section>
        <Section id="deletion" title={t('deletion.heading')} lead={t('deletion.lead')}>
          <AccountDeletion
            locale={locale}
            failures={failures}
            texts={{ ...shared, ...t.raw('deletion') }}
          />
        </Section>
      </div>
    </>
  )
}

interface SectionProps {
  id: string
  title: string
  lead: ReactNode
  wide?: boolean
  children: ReactNode
}

function Section({ id, title, lead, wide = false, children }: SectionProps) {
  return (
    <section aria-labelledby={id} className={wide ? styles.wide : styles.section}>
      <SectionHeading id={id} lead={lead}>
        {title}
      </SectionHeading>
      {children}
    </section>
  )
}
