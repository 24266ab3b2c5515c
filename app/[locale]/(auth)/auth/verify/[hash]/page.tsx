import { AccountPage, accountMetadata } from '@/features/accounts/components/account-page'
import { supportEmail } from '@/features/site/contract'
import { siteSettings } from '@/features/site/queries'
import { localeOf } from '@/lib/i18n/locale'

export const dynamic = 'force-dynamic'

type Props = PageProps<'/[locale]/auth/verify/[hash]'>

export function generateMetadata() {
  return accountMetadata('verify')
}

export default async function Page({ params }: Props) {
  const [{ locale, hash }, site] = await Promise.all([params, siteSettings()])
  const language = localeOf(locale)
  const view = { kind: 'verify', hash, supportEmail: supportEmail(site, language) } as const
  return <AccountPage locale={language} view={view} />
}
