import { personAt } from '@/features/accounts/queries'
import { MyMailsPage } from '@/features/follows/preferences/components/my-mails-page'
import { myMails } from '@/features/follows/preferences/contract'
import { canFollow } from '@/features/follows/queries'
import { call } from '@/lib/api/call'
import { localeOf } from '@/lib/i18n/locale'
import { routes } from '@/lib/routing/routes'
import { getTranslations } from 'next-intl/server'

export const dynamic = 'force-dynamic'

export async function generateMetadata() {
  const t = await getTranslations('mailChoices')
  return { title: t('title'), robots: { index: false } }
}

export default async function Page({ params }: PageProps<'/[locale]/profile/mails'>) {
  const locale = localeOf((await params).locale)
  const person = await personAt(locale, routes.myMails())
  const { mails } = await call(myMails)
  return (
    <MyMailsPage
      locale={locale}
      mails={mails}
      isVerified={person.email_verified_at !== null}
      canFollow={canFollow()}
    />
  )
}
