import type { Site } from '@/features/site/contract'
import { inLocale } from '@/lib/bilingual/in-locale'
import type { Locale } from '@/lib/i18n/locale'
import { localePath } from '@/lib/routing/routes'
import { getTranslations } from 'next-intl/server'
import { enquiryOptions, optionAddress } from '../rules'
import { EnquiryTypeOpener } from './enquiry-type-opener'

interface Place {
  locale: Locale
  /** The site settings; they contain the registration manual. */
  site: Site
  /** Returns the address of a page by its id, in the language, without prefix. */
  addressOf: (pageId: number) => string
}

/**
 * What the dialog offers. Loaded once for all buttons of a page: the payload then holds it once,
 * since it writes an object again for each copy but not for each use.
 */
export async function typeChoice({ locale, site, addressOf }: Place) {
  const t = await getTranslations('enquiryTypes')
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
  return { options, texts }
}

interface EnquiryTypeButtonProps {
  locale: Locale
  choice: Awaited<ReturnType<typeof typeChoice>>
  /** The record that holds the text of the button. */
  of: Record<'btn_text_eng' | 'btn_text_ara', string | null>
}

/**
 * The button that opens the enquiry-type dialog; without script it links to the page of the last
 * option.
 */
export function EnquiryTypeButton({ locale, choice, of }: EnquiryTypeButtonProps) {
  return (
    <EnquiryTypeOpener
      locale={locale}
      label={inLocale(of, 'btn_text', locale) || choice.texts.title}
      href={choice.options.at(-1)?.href ?? ''}
      options={choice.options}
      texts={choice.texts}
    />
  )
}
