import { AuthPage } from '@/features/accounts/components/auth-page'
import { EffectPanel } from '@/features/barriers/effects/components/effect-panel'
import { asksForEffects, effectAt } from '@/features/barriers/effects/queries'
import { NotFoundResponse } from '@/features/pages/components/not-found-response'
import { localeOf } from '@/lib/i18n/locale'
import { numberIn } from '@/lib/routing/routes'
import { getTranslations } from 'next-intl/server'

export const dynamic = 'force-dynamic'

type Props = PageProps<'/[locale]/barrier-effects/[id]/[signature]'>

export async function generateMetadata() {
  const t = await getTranslations('barrierEffect')
  return { title: t('title'), robots: { index: false } }
}

export default async function Page({ params }: Props) {
  const { locale: given, id: number, signature } = await params
  const [locale, id] = [localeOf(given), numberIn(number)]
  if (id === null || !asksForEffects()) return <NotFoundResponse locale={locale} />
  const t = await getTranslations('barrierEffect')
  const question = await effectAt(id, signature)
  return (
    <AuthPage locale={locale} title={t('title')}>
      <EffectPanel locale={locale} id={id} signature={signature} question={question} />
    </AuthPage>
  )
}
