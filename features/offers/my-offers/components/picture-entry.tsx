'use client'

import { locales } from '@/lib/i18n/locale'
import { Button } from '@/components/button/button'
import { Row } from '@/components/layout/row'
import { Stack } from '@/components/layout/stack'
import { AltTextField } from '@/components/picture/alt-text-field'
import { FocusChoice } from '@/components/picture/focus-choice'
import { VisuallyHidden } from '@/components/visually-hidden/visually-hidden'
import { textsOf } from '@/lib/bilingual/in-locale'
import { bilingualPair } from '@/lib/bilingual/pair'
import { fillText } from '@/lib/i18n/count-forms'
import { altLimit } from '@/features/files/pictures/contract'
import { altNames, type ChosenPicture } from '../../rules/chosen-pictures'
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
  return (
    <Stack gap={3} bounded panel={4} role="group" aria-label={name}>
      <Row as="p" gap={3} lineGap={0} weight="strong">
        {name}
        {file && <bdi className={styles.file}>{file.name}</bdi>}
      </Row>
      {src !== undefined && (
        <FocusChoice
          locale={locale}
          src={src}
          name={name}
          focus={{ x, y }}
          onChange={(focus) => change(key, { image_focus_x: focus.x, image_focus_y: focus.y })}
          texts={own}
        />
      )}
      {locales.map((language) => (
        <AltTextField
          key={language}
          name={`${altNames[language]} ${key}`}
          label={own[altNames[language]]}
          language={language}
          value={picture[altNames[language]]}
          onChange={(text) => {
            const written = textsOf(picture, 'image_alt')
            change(key, bilingualPair('image_alt', { ...written, [language]: text }))
          }}
          maxLength={altLimit}
          hints={texts.script}
        />
      ))}
      <Row gap={2}>
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
      </Row>
    </Stack>
  )
}
