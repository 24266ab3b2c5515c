import { Link } from '@/components/link/link'
import { markMoved } from '@/lib/cache/page-data'
import { getTranslations } from 'next-intl/server'
import styles from './message-page.module.css'
import { MovedStep } from './moved-step'

/** An address that has moved for good: the page store answers 308, and this stands in its body. */
export async function MovedPage({ href }: { href: string }) {
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
