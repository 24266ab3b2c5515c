'use client'

import { Note } from '@/components/layout/note'
import { fillText } from '@/lib/i18n/count-forms'
import { formatPercent } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locale'
import type { Focus } from '@/lib/pictures/focal-point'
import styles from './focus-choice.module.css'
import { FocusField } from './focus-field'
import { Picture } from './picture'

export interface FocusTexts {
  focus: string
  focusHelp: string
  focusKeys: string
  /** Where the point is, with placeholders for both shares. */
  place: string
  /** Where the crop is shown. */
  cropped: string
}

interface FocusChoiceProps {
  locale: Locale
  /** The picture, and its name where a form has several. */
  src: string
  name?: string
  focus: Focus
  onChange: (focus: Focus) => void
  texts: FocusTexts
}

/** The focal point of a picture, with the crop that it leads to. */
export function FocusChoice({ locale, src, name, focus, onChange, texts }: FocusChoiceProps) {
  const percent = (value: number) => formatPercent(value / 100, locale)
  const place = fillText(texts.place, { x: percent(focus.x), y: percent(focus.y) }, locale)
  const label = name === undefined ? texts.focus : `${texts.focus}: ${name}`
  return (
    <div className={styles.views}>
      <FocusField
        src={src}
        value={focus}
        onChange={onChange}
        texts={{ label, help: texts.focusHelp, keys: texts.focusKeys, place }}
      />
      <div className={styles.card}>
        <Picture src={src} alt="" sizes="160px" focus={focus} className={styles.crop} />
        <Note>{texts.cropped}</Note>
      </div>
    </div>
  )
}
