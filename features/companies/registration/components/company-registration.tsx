import { Text } from '@/components/layout/text'
import { Skeleton } from '@/components/skeleton/skeleton'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { useTranslations } from 'next-intl'
import { registrationChoices } from '../queries'
import styles from './company-registration.module.css'
import { RegistrationOpener } from './registration-opener'
import { useRegistrationTexts } from './registration-texts'

interface CompanyRegistrationProps {
  locale: Locale
  /** The unprefixed address of the page, to which logging in leads back. */
  path: string
}

/** The registration of key trade players (spec part 2 section 2), for people who are logged in. */
export async function CompanyRegistration(props: CompanyRegistrationProps) {
  return <Island {...props} choices={await registrationChoices(props.locale)} />
}

function Island({
  locale,
  path,
  choices,
}: CompanyRegistrationProps & { choices: Awaited<ReturnType<typeof registrationChoices>> }) {
  const t = useTranslations('companyRegistration')
  const to = (route: string) => localePath(locale, route)
  return (
    <section className={styles.registration} aria-labelledby="company-registration">
      <Text id="company-registration" as="h2" tone="title" step={2} below={5}>
        {t('title')}
      </Text>
      <noscript>
        <p>{t('noScript')}</p>
      </noscript>
      <RegistrationOpener
        locale={locale}
        choices={choices}
        addresses={{
          login: to(routes.login(to(path))),
          profile: to(routes.profile()),
          terms: to(routes.terms()),
        }}
        texts={useRegistrationTexts()}
        shape={<Skeleton shape="field" count={12} label={t('loading')} />}
      />
    </section>
  )
}
