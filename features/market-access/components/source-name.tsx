import type { Locale } from '@/lib/i18n/locale'
import { useTranslations } from 'next-intl'
import { sourceBodyOf } from '../contract'

/**
 * A source by its official English name, which keeps its language and direction; in Arabic the body
 * that publishes it comes first.
 */
export function SourceName({ source, locale }: { source: string; locale: Locale }) {
  const t = useTranslations('marketAccess')
  const body = locale === 'ar' ? sourceBodyOf(source) : undefined
  const isEnglish = !/[\u0600-\u06ff]/.test(source)
  return (
    <>
      {body && <>{t(`sourceBodies.${body}`)} – </>}
      {isEnglish ? (
        <bdi lang="en" dir="ltr">
          {source}
        </bdi>
      ) : (
        <bdi>{source}</bdi>
      )}
    </>
  )
}
