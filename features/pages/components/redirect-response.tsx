import { Link } from '@/components/link/link'
import { isDraftView } from '@/lib/cache/draft-view'
import { sendRedirect } from '@/lib/cache/page-data'
import { getTranslations } from 'next-intl/server'
import { redirect } from 'next/navigation'
import styles from './message-page.module.css'
import { RedirectStep } from './redirect-step'

/**
 * A permanent redirect: the page store sends it with status 308 and this as its body. The page store
 * has no page with a draft in it, which is redirected by Next.
 */
export async function RedirectResponse({ href }: { href: string }) {
  if (await isDraftView()) redirect(href)
  const [t] = await Promise.all([getTranslations('pages'), sendRedirect(href)])
  return (
    <div className={styles.message}>
      <RedirectStep href={href} />
      <h1 className={styles.title}>
        <Link href={href}>{t('moved')}</Link>
      </h1>
    </div>
  )
}
