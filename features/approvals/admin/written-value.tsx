'use client'

import { IsolatedList } from '@/components/isolated/isolated-list'
import { textsOf } from '@/lib/bilingual/in-locale'
import { plainText } from '@/lib/html/plain-text'
import { formatDate, joinTexts } from '@/lib/i18n/format'
import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import { useTranslations } from 'next-intl'
import { z } from 'zod'
import { useCodeNames } from './code-names'
import { useListedNames } from './listed-names'
import styles from './written-value.module.css'

const files = z.array(
  z.object({
    title: z.string(),
    file: z.string().nullable(),
    valid_from: z.string().nullish(),
    valid_until: z.string().nullish(),
    is_public: z.boolean().optional(),
  }),
)
const pictures = z.array(
  z.looseObject({ image: z.string(), image_focus_x: z.number(), image_focus_y: z.number() }),
)
const numbers = z.array(z.number())
const texts = z.array(z.string())
/** One code or several, also months by their numbers. */
const codes = z
  .union([
    z
      .string()
      .min(1)
      .transform((one) => [one]),
    texts,
    numbers,
  ])
  .transform((found) => found.map(String))
const picture = /^\/media\/\S+\.(?:webp|jpg)$/
const address = /^(?:\/|https?:\/\/)\S+$/

/** The value of a field: a text, the names of codes and chosen list entries, pictures or files. */
export function WrittenValue({ field, value }: { field: string; value: unknown }) {
  const t = useTranslations('admin.approvals')
  const locale = useInterfaceLocale()
  const nameOf = useListedNames(field)
  const codeName = useCodeNames(field)
  const coded = codes.safeParse(value)
  if (codeName && coded.success && coded.data.length > 0) {
    return joinTexts(coded.data.map(codeName), locale)
  }
  const lines = texts.safeParse(value)
  if (lines.success && lines.data.length > 0) {
    return <IsolatedList locale={locale} texts={lines.data.map((text) => ({ text }))} />
  }
  const chosen = numbers.safeParse(value)
  if (chosen.success && chosen.data.length > 0) return joinTexts(chosen.data.map(nameOf), locale)
  const shown = pictures.safeParse(value)
  if (shown.success && shown.data.length > 0) {
    return (
      <ul>
        {shown.data.map((one) => (
          <li key={one.image}>
            <Picture address={one.image} alt={t('picture', { field: t(`field.${field}`) })} />
            {Object.entries(textsOf(one, 'image_alt'))
              .filter(([, text]) => text !== '')
              .map(([language, text]) => (
                <p key={language} lang={language} dir="auto">
                  {text}
                </p>
              ))}
            <p>{t('focus', { x: one.image_focus_x, y: one.image_focus_y })}</p>
          </li>
        ))}
      </ul>
    )
  }
  const stored = files.safeParse(value)
  if (stored.success && stored.data.length > 0) {
    return (
      <ul>
        {stored.data.map(({ title, file, ...days }) => (
          <li key={`${title} ${file}`}>
            {file === null ? (
              <bdi>{title}</bdi>
            ) : picture.test(file) ? (
              <Picture address={file} alt={title} />
            ) : (
              <a href={file}>{title}</a>
            )}
            <CertificateDays {...days} />
          </li>
        ))}
      </ul>
    )
  }
  if (typeof value === 'number') return <bdi>{nameOf(value)}</bdi>
  if (typeof value !== 'string' || value.trim() === '') return t('empty')
  if (picture.test(value)) {
    return <Picture address={value} alt={t('picture', { field: t(`field.${field}`) })} />
  }
  if (address.test(value)) {
    return (
      <a href={value} dir="ltr" target="_blank" rel="noreferrer noopener">
        {value}
      </a>
    )
  }
  return <span dir="auto">{plainText(value)}</span>
}

interface CertificateDaysProps {
  valid_from?: string | null | undefined
  valid_until?: string | null | undefined
  is_public?: boolean | undefined
}

/** From when to when a certificate is valid, and whether the company keeps it to itself. */
function CertificateDays({
  valid_from: from,
  valid_until: until,
  is_public,
}: CertificateDaysProps) {
  const t = useTranslations('admin.approvals.certificate')
  const locale = useInterfaceLocale()
  const parts = [
    ...(from ? [t('from', { date: formatDate(from, locale) })] : []),
    ...(until ? [t('until', { date: formatDate(until, locale) })] : []),
    ...(is_public === false ? [t('hidden')] : []),
  ]
  if (parts.length === 0) return null
  return <p>{joinTexts(parts, locale)}</p>
}

function Picture({ address, alt }: { address: string; alt: string }) {
  return (
    <a href={address} className={styles.picture} target="_blank" rel="noreferrer noopener">
      <img src={address} alt={alt} loading="lazy" />
    </a>
  )
}
