import { localeOf } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { redirect } from 'next/navigation'

export const dynamic = 'force-dynamic'

/** My Company begins with the products (spec part 3 section 2). */
export default async function Page({ params }: PageProps<'/[locale]/my-company'>) {
  redirect(localePath(localeOf((await params).locale), routes.myProducts()))
}
