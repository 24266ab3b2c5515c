import { Link } from '@/components/link/link'
import { isDraftView } from '@/lib/cache/draft-view'
import { markMoved } from '@/lib/cache/page-data'
import { getTranslations } from 'next-intl/server'
import { redirect } from 'next/navigation'
import styles from './message-page.module.css'
import { MovedStep } from './moved-step'

/**
 * An address that has moved for good: the page store answers 308, and this stands in its body. A
 * page with a draft in it is not kept there, and is redirected by Next.
 */
export async function MovedPage({ href }: { href: string }) {
  if (await isDraftView()) redirect(href)
  const [t] = await Promise.all([getTranslations('pages'), markMoved(href)])
  return (
    <div className={styles.message}>
      <MovedStep href={href} />
      <h1 className={styles.title}>
        <Link href={href}>{t('moved')}</Link>
      </h1>
    </div>
  )
}
