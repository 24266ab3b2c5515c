import { ButtonLink } from '@/components/button/button-link'
import { Link } from '@/components/link/link'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import type { Metadata } from 'next'
import { useTranslations } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import { useAccountTexts } from './account-texts'
import { AuthPage } from './auth-page'
import styles from './auth-page.module.css'
import { useFailureTexts } from './failure-texts'
import { ForgetPanel } from './forget-panel'
import { LoginPanel } from './login-panel'
import { RegisterPanel } from './register-panel'
import { ResetPanel } from './reset-panel'
import { VerifyPanel } from './verify-panel'

type View =
  | { kind: 'login' | 'register'; signedIn: boolean; back?: string }
  | { kind: 'forget' }
  | { kind: 'reset'; token: string; email: string }
  | { kind: 'verify'; hash: string; supportEmail: string }

/** An account page: log in, register, and the pages behind mail links (spec part 1 section 2.8). */
export function AccountPage({ locale, view }: { locale: Locale; view: View }) {
  const t = useTranslations('accounts')
  const { kind } = view
  const head = kind === 'verify' ? {} : { title: t(`${kind}.title`), lead: t(`${kind}.lead`) }
  return (
    <AuthPage locale={locale} {...head}>
      <Panel locale={locale} view={view} />
      {!(kind === 'register' && view.signedIn) && <Ways locale={locale} view={view} />}
    </AuthPage>
  )
}

function Panel({ locale, view }: { locale: Locale; view: View }) {
  const t = useTranslations('accounts')
  const texts = useAccountTexts()
  const shared = { locale, failures: useFailureTexts(locale) }
  switch (view.kind) {
    case 'login':
      return <LoginPanel {...shared} signedIn={view.signedIn} texts={texts.login} />
    case 'register':
      return view.signedIn ? (
        <SignedIn locale={locale} />
      ) : (
        <RegisterPanel {...shared} texts={texts.signUp} />
      )
    case 'forget':
      return <ForgetPanel {...shared} texts={t.raw('forget')} />
    case 'reset':
      return <ResetPanel {...shared} {...view} texts={t.raw('reset')} />
    case 'verify':
      return <VerifyPanel locale={locale} {...view} texts={t.raw('verify')} />
  }
}

/** What a person who has an account sees instead of the form for one. */
function SignedIn({ locale }: { locale: Locale }) {
  const t = useTranslations('accounts.login')
  return (
    <>
      <p>{t('signedIn')}</p>
      <ButtonLink href={localePath(locale, routes.profile())}>{t('goOn')}</ButtonLink>
    </>
  )
}

/** Links from each account page to the others. */
function Ways({ locale, view }: { locale: Locale; view: View }) {
  const t = useTranslations('accounts')
  const { kind } = view
  // Who changes from one to the other still goes to where they were.
  const back = 'back' in view ? view.back : undefined
  const link = (path: string, text: string) => <Link href={localePath(locale, path)}>{text}</Link>
  if (kind === 'verify') return null
  return (
    <>
      {kind === 'login' && (
        <p className={styles.other}>{link(routes.forgetPassword(), t('login.forgotten'))}</p>
      )}
      <p className={styles.other}>
        {kind === 'login' ? t('login.noAccount') : t('signUp.haveAccount')}{' '}
        {kind === 'login'
          ? link(routes.register(back), t('login.signUp'))
          : link(routes.login(back), t('signUp.logIn'))}
      </p>
    </>
  )
}

/** Metadata of an account page: not indexed, no referrer. */
export async function accountMetadata(kind: View['kind']): Promise<Metadata> {
  const t = await getTranslations('accounts')
  return { title: t(`${kind}.title`), robots: { index: false }, referrer: 'no-referrer' }
}
