import { AuthPage } from '@/features/accounts/components/auth-page'
import { TaskPanel } from '@/features/barriers/tasks/components/task-panel'
import { hasTasks, taskAt } from '@/features/barriers/tasks/queries'
import { NotFoundResponse } from '@/features/pages/components/not-found-response'
import { localeOf } from '@/lib/i18n/locale'
import { numberIn } from '@/lib/routing/routes'
import { getTranslations } from 'next-intl/server'

export const dynamic = 'force-dynamic'

type Props = PageProps<'/[locale]/barrier-tasks/[id]/[signature]'>

export async function generateMetadata() {
  const t = await getTranslations('barrierTask')
  return { title: t('title'), robots: { index: false } }
}

export default async function Page({ params }: Props) {
  const { locale: given, id: number, signature } = await params
  const [locale, id] = [localeOf(given), numberIn(number)]
  if (id === null || !hasTasks()) return <NotFoundResponse locale={locale} />
  const t = await getTranslations('barrierTask')
  const task = await taskAt(id, signature)
  return (
    <AuthPage locale={locale} title={t('title')}>
      <TaskPanel locale={locale} id={id} signature={signature} task={task} />
    </AuthPage>
  )
}
