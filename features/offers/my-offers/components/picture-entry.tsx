'use client'

import { Button } from '@/components/button/button'
import look from '@/components/form/file-choice.module.css'
import { TextField } from '@/components/form/text-field'
import { FocusField } from '@/components/picture/focus-field'
import { Picture } from '@/components/picture/picture'
import { VisuallyHidden } from '@/components/visually-hidden/visually-hidden'
import { textsOf } from '@/lib/bilingual/in-locale'
import { bilingualPair } from '@/lib/bilingual/pair'
import { fillText } from '@/lib/i18n/count-forms'
import { formatPercent } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locale'
import { pictureLimits } from '../../pictures/contract'
import { altNames, type ChosenPicture } from '../../chosen-pictures/rules'
import styles from './pictures-field.module.css'
import type { PartProps } from './use-offer-form'
import type { PicturesEditing } from './use-pictures'

interface PictureEntryProps extends PartProps {
  picture: ChosenPicture
  /** Its place, from 0. */
  at: number
  editing: PicturesEditing
}

/** One picture of the form: its focal point, what it shows, and its place among the others. */
export function PictureEntry({ locale, texts, picture, at, editing }: PictureEntryProps) {
  const { pictures, addresses, change, move, remove } = editing
  const { pictures: own } = texts
  const { key, file, image_focus_x: x, image_focus_y: y } = picture
  const src = addresses.get(key)
  const name = at === 0 ? own.first : fillText(own.nth, { number: at + 1 }, locale)
  const percent = (value: number) => formatPercent(value / 100, locale)
  const place = fillText(own.place, { x: percent(x), y: percent(y) }, locale)
  return (
    <div className={styles.entry} role="group" aria-label={name}>
      <p className={styles.name}>
        {name}
        {file && <bdi className={styles.file}>{file.name}</bdi>}
      </p>
      {src !== undefined && (
        <div className={styles.views}>
          <FocusField
            src={src}
            value={{ x, y }}
            onChange={(focus) => change(key, { image_focus_x: focus.x, image_focus_y: focus.y })}
            texts={{ label: `${own.focus}: ${name}`, help: own.focusHelp, place }}
          />
          <div className={styles.card}>
            <Picture src={src} alt="" sizes="160px" focus={{ x, y }} className={styles.crop} />
            <p className={look.help}>{own.cropped}</p>
          </div>
        </div>
      )}
      {(['en', 'ar'] as const).map((language) => (
        <AltField
          key={language}
          language={language}
          picture={picture}
          onChange={(changed) => change(key, changed)}
          texts={texts}
        />
      ))}
      <div className={styles.actions}>
        {([-1, 1] as const).map((step) => (
          <Button
            key={step}
            variant="secondary"
            aria-disabled={pictures[at + step] === undefined || undefined}
            onClick={({ currentTarget }) => move(key, step, currentTarget)}
          >
            {step === -1 ? own.earlier : own.later}
            <VisuallyHidden>: {name}</VisuallyHidden>
          </Button>
        ))}
        <Button variant="quiet" onClick={() => remove(key)}>
          {own.remove}
          <VisuallyHidden>: {name}</VisuallyHidden>
        </Button>
      </div>
    </div>
  )
}

interface AltFieldProps {
  language: Locale
  picture: ChosenPicture
  onChange: (changed: Partial<ChosenPicture>) => void
  texts: PartProps['texts']
}

function AltField({ language, picture, onChange, texts }: AltFieldProps) {
  const name = altNames[language]
  const field = {
    name: `${name} ${picture.key}`,
    value: picture[name],
    onChange: ({ target }: { target: { value: string } }) => {
      const written = textsOf(picture, 'image_alt')
      onChange(bilingualPair('image_alt', { ...written, [language]: target.value }))
      return Promise.resolve()
    },
    onBlur: () => Promise.resolve(),
    ref: () => undefined,
  }
  return (
    <TextField
      field={field}
      label={texts.pictures[name]}
      maxLength={pictureLimits.alt}
      required={false}
      writtenIn={{ language, hints: texts.script }}
    />
  )
}
