import { Link } from '@/components/link/link'
import { Bilingual } from '@/lib/bilingual/bilingual'
import { inLocale } from '@/lib/bilingual/in-locale'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import type { Barrier } from '../contract'

interface BarrierAgreementProps {
  locale: Locale
  barrier: Barrier
}

/** The agreement that a barrier touches, with a link to it, and which of its articles. */
export function BarrierAgreement({ locale, barrier }: BarrierAgreementProps) {
  const { agreement } = barrier
  const article = inLocale(barrier, 'article', locale)
  return (
    <>
      {agreement && (
        <Link
          href={localePath(locale, routes.agreementNamed(inLocale(agreement, 'title', locale)))}
        >
          <Bilingual of={agreement} field="title" locale={locale} />
        </Link>
      )}
      {agreement && article !== '' && ' · '}
      <Bilingual of={barrier} field="article" locale={locale} />
    </>
  )
}
