import type { Site } from '@/features/site/contract'
import { inLocale } from '@/lib/bilingual/in-locale'
import type { Locale } from '@/lib/i18n/locale'
import { localePath } from '@/lib/routing/routes'
import { useTranslations } from 'next-intl'
import { enquiryOptions, optionAddress } from '../rules'
import { EnquiryTypeOpener } from './enquiry-type-opener'

interface EnquiryTypeButtonProps {
  locale: Locale
  /** The site settings; they contain the registration manual. */
  site: Site
  /** Returns the address of a page by its id, in the language, without prefix. */
  addressOf: (pageId: number) => string
  /** The record that holds the text of the button. */
  of: Record<'btn_text_eng' | 'btn_text_ara', string | null>
}

/**
 * The button that opens the enquiry-type dialog; without script it links to the page of the last
 * option.
 */
export function EnquiryTypeButton({ locale, site, addressOf, of }: EnquiryTypeButtonProps) {
  const t = useTranslations('enquiryTypes')
  const manual = inLocale(site, 'user_manual', locale)
  const options = enquiryOptions.flatMap((option) => {
    const address = optionAddress(option, addressOf)
    const href = address === null ? manual : localePath(locale, address)
    if (href === '') return []
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
      label={inLocale(of, 'btn_text', locale) || t('title')}
      href={options.at(-1)?.href ?? ''}
      options={options}
      texts={texts}
    />
  )
}
