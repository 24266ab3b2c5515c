import { ButtonLink } from '@/components/button/button-link'
import type { ButtonVariant } from '@/components/button/button'
import { Icon } from '@/components/icon/icon'
import { localized, type BilingualField } from '@/lib/bilingual/in-locale'
import type { Locale } from '@/lib/i18n/locale'
import { useTranslations } from 'next-intl'
import type { Guide } from '../contract'
import styles from './guide-file.module.css'

interface GuideFileProps {
  locale: Locale
  guide: Guide
  field: BilingualField<Guide>
  /** The text of the button. */
  label: string
  loginHref: string
  variant: ButtonVariant
}

/**
 * The download of a file of the guide, where there is one. The markup contains both variants, for
 * members and for visitors; `data-signed-in` on the document decides before the first paint which
 * one shows (`lib/cache/constant-script.ts`).
 */
export function GuideFile({ locale, guide, field, label, loginHref, variant }: GuideFileProps) {
  const t = useTranslations('guide')
  const { text: address, lang } = localized(guide, field, locale)
  if (address === '') return null
  const content = (
    <>
      <Icon name="download" />
      {lang === locale ? label : t(`file.${lang}`, { label })}
    </>
  )
  return (
    <span data-no-print>
      <span className={styles.member}>
        <ButtonLink href={address} hrefLang={lang} download variant={variant}>
          {content}
        </ButtonLink>
      </span>
      <span className={styles.visitor}>
        <ButtonLink href={loginHref} data-needs-login variant={variant}>
          {content}
        </ButtonLink>
      </span>
    </span>
  )
}
