import { buttonClass } from '@/components/button/button'
import { Row } from '@/components/layout/row'
import { locales, nativeName, type Locale } from '@/lib/i18n/locale'
import { routes } from '@/lib/routing/routes'
import { getTranslations } from 'next-intl/server'
import { viewedDraft } from '../queries'
import styles from './draft-notice.module.css'

/** The notice on a page that shows a draft, with links to its other language and back; empty for the public. */
export async function DraftNotice({ locale }: { locale: Locale }) {
  const draft = await viewedDraft()
  if (!draft) return null
  const t = await getTranslations('draftView')
  return (
    <aside aria-label={t('title')} className={styles.notice}>
      <p>
        <strong>{t('title')}</strong>{' '}
        {draft.version !== undefined
          ? t('version', { number: draft.version })
          : t(draft.isWaiting ? 'text' : 'nothing')}
      </p>
      <Row method="post" action={routes.draftView()} as="form" gap={2}>
        <input type="hidden" name="kind" value={draft.kind} />
        <input type="hidden" name="id" value={draft.id} />
        <input type="hidden" name="version" value={draft.version ?? ''} />
        {locales
          .filter((other) => other !== locale)
          .map((other) => (
            <button key={other} name="locale" value={other} lang={other} className={styles.way}>
              {nativeName[other]}
            </button>
          ))}
        <button name="end" value="1" className={buttonClass('primary')}>
          {t('end')}
        </button>
      </Row>
    </aside>
  )
}
