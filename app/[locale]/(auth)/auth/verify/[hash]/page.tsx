import { AccountPage, accountMetadata } from '@/features/accounts/components/account-page'
import { siteSettings } from '@/features/site/queries'
import { localeOf } from '@/lib/i18n/locale'

export const dynamic = 'force-dynamic'

type Props = PageProps<'/[locale]/auth/verify/[hash]'>

export function generateMetadata() {
  return accountMetadata('verify')
}

export default async function Page({ params }: Props) {
  const [{ locale, hash }, site] = await Promise.all([params, siteSettings()])
  const view = { kind: 'verify', hash, supportEmail: site.support_email } as const
  return <AccountPage locale={localeOf(locale)} view={view} />
}
