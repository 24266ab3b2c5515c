import { AccountPage, accountMetadata } from '@/features/accounts/components/account-page'
import { localeOf } from '@/lib/i18n/locale'
import { decodeSegment } from '@/lib/routing/decoded-segment'

export const dynamic = 'force-dynamic'

type Props = PageProps<'/[locale]/auth/reset_password/[token]/[email]'>

export function generateMetadata() {
  return accountMetadata('reset')
}

export default async function Page({ params }: Props) {
  const { locale, token, email } = await params
  const view = { kind: 'reset', token, email: decodeSegment(email) } as const
  return <AccountPage locale={localeOf(locale)} view={view} />
}
