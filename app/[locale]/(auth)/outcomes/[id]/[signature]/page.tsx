import { AuthPage } from '@/features/accounts/components/auth-page'
import { OutcomePanel } from '@/features/outcomes/asking/components/outcome-panel'
import { outcomeQuestion } from '@/features/outcomes/asking/contract'
import { questionAt } from '@/features/outcomes/asking/queries'
import { chosenAnswer } from '@/features/outcomes/asking/rules'
import { NotFoundResponse } from '@/features/pages/components/not-found-response'
import { isServed } from '@/lib/api/call'
import { localeOf } from '@/lib/i18n/locale'
import { numberIn } from '@/lib/routing/routes'
import { getTranslations } from 'next-intl/server'

export const dynamic = 'force-dynamic'

type Props = PageProps<'/[locale]/outcomes/[id]/[signature]'>

export async function generateMetadata() {
  const t = await getTranslations('outcomes')
  return { title: t('title'), robots: { index: false } }
}

export default async function Page({ params, searchParams }: Props) {
  const { locale: given, id: number, signature } = await params
  const [locale, id] = [localeOf(given), numberIn(number)]
  if (id === null || !isServed(outcomeQuestion)) return <NotFoundResponse locale={locale} />
  const t = await getTranslations('outcomes')
  const question = await questionAt(id, signature)
  const chosen = chosenAnswer((await searchParams)['answer'])
  return (
    <AuthPage locale={locale} title={t('title')}>
      <OutcomePanel
        locale={locale}
        id={id}
        signature={signature}
        question={question}
        chosen={chosen}
      />
    </AuthPage>
  )
}
