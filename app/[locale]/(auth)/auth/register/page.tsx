import { AccountPage, accountMetadata } from '@/features/accounts/components/account-page'
import { currentPerson } from '@/features/accounts/queries'
import { localeOf } from '@/lib/i18n/locale'

export const dynamic = 'force-dynamic'

type Props = PageProps<'/[locale]/auth/register'>

export function generateMetadata() {
  return accountMetadata('register')
}

export default async function Page({ params }: Props) {
  const [{ locale }, person] = await Promise.all([params, currentPerson()])
  return (
    <AccountPage locale={localeOf(locale)} view={{ kind: 'register', signedIn: person !== null }} />
  )
}
