import { AccountPage, accountMetadata } from '@/features/accounts/components/account-page'
import { currentPerson } from '@/features/accounts/queries'
import { localeOf } from '@/lib/i18n/locale'

export const dynamic = 'force-dynamic'

type Props = PageProps<'/[locale]/auth/register'>

export function generateMetadata() {
  return accountMetadata('register')
}

export default async function Page({ params, searchParams }: Props) {
  const [{ locale }, { redirect }, person] = await Promise.all([
    params,
    searchParams,
    currentPerson(),
  ])
  const back = typeof redirect === 'string' ? redirect : undefined
  return (
    <AccountPage
      locale={localeOf(locale)}
      view={{ kind: 'register', signedIn: person !== null, back }}
    />
  )
}
