import { AuthPage } from '@/features/accounts/components/auth-page'
import { NewsletterPanel } from '@/features/newsletter/components/newsletter-panel'
import { subscriptionAt } from '@/features/newsletter/queries'
import { NotFoundResponse } from '@/features/pages/components/not-found-response'
import { localeOf } from '@/lib/i18n/locale'
import { numberIn } from '@/lib/routing/routes'
import { getTranslations } from 'next-intl/server'

export const dynamic = 'force-dynamic'

type Props = PageProps<'/[locale]/newsletter/[person]/[signature]'>

export async function generateMetadata() {
  const t = await getTranslations('newsletter.link')
  return { title: t('title'), robots: { index: false } }
}

export default async function Page({ params }: Props) {
  const { locale: given, person, signature } = await params
  const locale = localeOf(given)
  const id = numberIn(person)
  if (id === null) return <NotFoundResponse locale={locale} />
  const t = await getTranslations('newsletter.link')
  const link = { person: id, signature }
  return (
    <AuthPage locale={locale} title={t('title')} lead={t('lead')}>
      <NewsletterPanel locale={locale} link={link} subscribe={await subscriptionAt(link)} />
    </AuthPage>
  )
}
