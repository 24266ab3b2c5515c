import type { Site } from '@/features/site/contract'
import { inLocale } from '@/lib/bilingual/in-locale'
import type { Locale } from '@/lib/i18n/locale'
import { localePath } from '@/lib/i18n/routes'
import { useTranslations } from 'next-intl'
import { enquiryOptions, optionAddress } from '../rules'
import { EnquiryTypeOpener } from './enquiry-type-opener'

interface EnquiryTypeButtonProps {
  locale: Locale
  label: string
  /** The address of a page by its id, in the language, without prefix. */
  addressOf: (pageId: number) => string
  /** Where the registration manual lies; null without one. */
  manualHref: string | null
  /** Where the button leads without script. */
  fallbackHref: string
}

/** The button that opens the enquiry-type dialog; without script it is a link. */
export function EnquiryTypeButton(props: EnquiryTypeButtonProps) {
  const { locale, label, addressOf, manualHref, fallbackHref } = props
  const t = useTranslations('enquiryTypes')
  const options = enquiryOptions.flatMap((option) => {
    const address = optionAddress(option, addressOf)
    const href = address === null ? manualHref : localePath(locale, address)
    if (href === null) return []
    return [
      {
        code: option.code,
        label: t(`options.${option.code}.label`),
        help: t(`options.${option.code}.help`),
        content: 'content' in option ? option.content : null,
        href,
        newTab: address === null,
      },
    ]
  })
  const texts = {
    title: t('title'),
    lead: t('lead'),
    fill: t('fill'),
    open: t('open'),
    close: t('close'),
    about: t.raw('about'),
  }
  return (
    <EnquiryTypeOpener
      locale={locale}
      label={label}
      href={fallbackHref}
      options={options}
      texts={texts}
    />
  )
}

/** The manual's address in a language: its own, else the other language's. */
export function manualOf(site: Site, locale: Locale): string | null {
  return inLocale(site, 'user_manual', locale) || null
}
