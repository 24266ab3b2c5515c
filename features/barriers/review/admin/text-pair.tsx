'use client'

import controls from '@/components/control/control.module.css'
import { LanguageHint } from '@/components/form/language-hint'
import { directionOf, locales, type Locale } from '@/lib/i18n/locale'
import { useTranslations } from 'next-intl'
import { LabelledField } from './labelled-field'

interface TextPairProps {
  label: string
  rows: number
  maxLength: number
  texts: Record<Locale, string>
  onChange: (texts: Record<Locale, string>) => void
}

/** A text in both languages, each in its direction. */
export function TextPair({ label, rows, maxLength, texts, onChange }: TextPairProps) {
  const t = useTranslations('barrierReview')
  return locales.map((language) => (
    <LabelledField
      key={language}
      label={t(language === 'en' ? 'inEnglish' : 'inArabic', { field: label })}
    >
      {(id) => (
        <>
          <textarea
            id={id}
            rows={rows}
            lang={language}
            dir={directionOf(language)}
            maxLength={maxLength}
            className={controls.area}
            value={texts[language]}
            aria-describedby={`${id}-script`}
            onChange={({ target }) => onChange({ ...texts, [language]: target.value })}
          />
          <LanguageHint id={`${id}-script`} language={language} text={texts[language]} />
        </>
      )}
    </LabelledField>
  ))
}
