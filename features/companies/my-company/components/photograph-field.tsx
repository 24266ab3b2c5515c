'use client'

import { locales } from '@/lib/i18n/locale'
import { Button } from '@/components/button/button'
import { UploadField } from '@/components/form/upload-field'
import { Stack } from '@/components/layout/stack'
import { AltTextField } from '@/components/picture/alt-text-field'
import { FocusChoice } from '@/components/picture/focus-choice'
import { usePictureAddresses } from '@/components/picture/use-picture-addresses'
import { altLimit } from '@/features/files/pictures/contract'
import { textsOf } from '@/lib/bilingual/in-locale'
import { bilingualPair, valueOfPair } from '@/lib/bilingual/pair'
import { useMemo } from 'react'
import { useController } from 'react-hook-form'
import { photographFile } from '../../photograph/contract'
import { newPhotograph, storedPhotograph, type ChosenPhotograph } from '../../photograph/rules'
import type { SectionProps } from '../../registration/components/use-registration'
import type { MyCompany } from '../contract'
import type { EditTexts } from './edit-texts'

interface PhotographFieldProps extends Omit<SectionProps, 'texts'> {
  company: MyCompany
  texts: EditTexts
}

const key = 'photograph'

/** The photograph of the company, with its focal point and what it shows; optional. */
export function PhotographField({ locale, company, form, texts, errorOf }: PhotographFieldProps) {
  const { field } = useController({ control: form.control, name: key })
  const chosen = field.value ?? null
  const pictures = useMemo(() => (chosen ? [{ key, ...chosen }] : []), [chosen])
  const src = usePictureAddresses(pictures).get(key)
  // A key may come before the text that was typed last is rendered.
  const change = (changed: Partial<ChosenPhotograph>) => {
    const now = form.getValues(key)
    if (now) field.onChange({ ...now, ...changed })
  }
  const { photograph: own } = texts
  return (
    <Stack gap={3} bounded>
      <UploadField
        locale={locale}
        name={key}
        rule={photographFile}
        label={texts.labels.photograph}
        help={own.help}
        value={chosen?.file ?? null}
        onChange={(file) => field.onChange(file ? newPhotograph(file) : storedPhotograph(company))}
        progress={null}
        onCancel={() => undefined}
        texts={texts.upload}
        error={errorOf(key)}
        required={false}
        kept={chosen !== null}
      />
      {chosen && src !== undefined && (
        <Stack role="group" aria-label={texts.labels.photograph} gap={3} bounded>
          <FocusChoice
            locale={locale}
            src={src}
            focus={{ x: chosen.image_focus_x, y: chosen.image_focus_y }}
            onChange={({ x, y }) => change({ image_focus_x: x, image_focus_y: y })}
            texts={own}
          />
          {locales.map((language) => (
            <AltTextField
              key={language}
              name={`image_alt ${language}`}
              label={valueOfPair(own, 'image_alt', language)}
              language={language}
              value={valueOfPair(chosen, 'image_alt', language)}
              onChange={(text) => {
                const written = textsOf(form.getValues(key) ?? chosen, 'image_alt')
                change(bilingualPair('image_alt', { ...written, [language]: text }))
              }}
              maxLength={altLimit}
              hints={texts.script}
            />
          ))}
          {chosen.file === null && (
            <div>
              <Button variant="quiet" onClick={() => field.onChange(null)}>
                {own.remove}
              </Button>
            </div>
          )}
        </Stack>
      )}
    </Stack>
  )
}
