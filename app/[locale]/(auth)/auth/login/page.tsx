import { AccountPage, accountMetadata } from '@/features/accounts/components/account-page'
import { localeOf } from '@/lib/i18n/locale'

export const dynamic = 'force-dynamic'

type Props = PageProps<'/[locale]/auth/login'>

export function generateMetadata() {
  return accountMetadata('login')
}

export default async function Page({ params }: Props) {
  return <AccountPage locale={localeOf((await params).locale)} view={{ kind: 'login' }} />
}
