import { personAt } from '@/features/accounts/queries'
import { CompanyEditPage } from '@/features/companies/my-company/components/company-edit-page'
import { companyOf, editChoices } from '@/features/companies/my-company/queries'
import { NotFoundResponse } from '@/features/pages/components/not-found-response'
import { localeOf } from '@/lib/i18n/locale'
import { numberIn, routes } from '@/lib/routing/routes'
import { getTranslations } from 'next-intl/server'

export const dynamic = 'force-dynamic'

type Props = PageProps<'/[locale]/profile/my-company/[id]/edit'>

export async function generateMetadata() {
  const t = await getTranslations('companyEdit')
  return { title: t('title'), robots: { index: false } }
}

export default async function Page({ params }: Props) {
  const { locale: given, id: segment } = await params
  const [locale, id] = [localeOf(given), numberIn(segment)]
  if (id === null) return <NotFoundResponse locale={locale} />
  const person = await personAt(locale, routes.editCompany(id))
  const isOwn = person.company_id === id
  const [company, offered] = await Promise.all([isOwn ? companyOf(id) : null, editChoices(locale)])
  if (!company) return <NotFoundResponse locale={locale} />
  return <CompanyEditPage {...offered} locale={locale} owner={person.id} company={company} />
}
