'use client'

import { Button } from '@/components/button/button'
import { CheckboxField } from '@/components/form/checkbox-field'
import { TextField } from '@/components/form/text-field'
import { Icon } from '@/components/icon/icon'
import { Row } from '@/components/layout/row'
import { Stack } from '@/components/layout/stack'
import { fillText } from '@/lib/i18n/count-forms'
import { useEffect, useRef } from 'react'
import { useFieldArray, useWatch } from 'react-hook-form'
import { ChosenFileField } from '../../registration/components/chosen-file-field'
import type { SectionProps } from '../../registration/components/use-registration'
import styles from '../../registration/components/registration-form.module.css'
import { certificateLimit, companyFiles, maxTextLength } from '../../registration/contract'
import { blankCertificate } from '../rules'
import type { EditTexts } from './edit-texts'
import { StoredFile } from './stored-file'

interface CertificateRowsProps extends Omit<SectionProps, 'texts'> {
  texts: EditTexts
  /** Whether the days of certificates and what is public of them are asked for. */
  hasDays: boolean
}

/**
 * Certificates: always one row at least. Only several rows can be removed, and only the last one
 * has the button for another (spec part 3 section 2).
 */
export function CertificateRows({ texts, hasDays, ...props }: CertificateRowsProps) {
  const { form, errorOf, locale } = props
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'certificates' })
  const rows = useWatch({ control: form.control, name: 'certificates' })
  const list = useRef<HTMLOListElement>(null)
  const removed = useRef<number>(undefined)

  useEffect(() => {
    const place = removed.current
    if (place === undefined) return
    removed.current = undefined
    const titles = list.current?.querySelectorAll<HTMLElement>('input[name$=".title"]')
    titles?.[Math.min(place, titles.length - 1)]?.focus()
  }, [fields.length])

  const take = (place: number) => {
    removed.current = place
    remove(place)
    if (fields.length === 1) append(blankCertificate)
  }
  return (
    <Stack ref={list} as="ol" gap={5}>
      {fields.map(({ id }, place) => {
        const kept = rows[place]?.kept
        return (
          <li key={id} className={styles.certificate}>
            <TextField
              field={form.register(`certificates.${place}.title`)}
              label={texts.labels.certificate_title}
              maxLength={maxTextLength}
              error={errorOf(`certificates.${place}.title`)}
            />
            <ChosenFileField
              {...props}
              texts={texts}
              name={`certificates.${place}.file`}
              rule={companyFiles.certificate_files}
              label={texts.labels.certificate_file}
              kept={kept && <StoredFile href={kept.file} texts={texts.kept} />}
            />
            {hasDays && (
              <>
                <div className={styles.days}>
                  {(['valid_from', 'valid_until'] as const).map((name) => (
                    <TextField
                      key={name}
                      field={form.register(`certificates.${place}.${name}`)}
                      label={texts.certificate[name]}
                      type="date"
                      required={false}
                      help={name === 'valid_until' ? texts.certificate.help : undefined}
                      error={errorOf(`certificates.${place}.${name}`)}
                    />
                  ))}
                </div>
                <CheckboxField
                  control={form.control}
                  name={`certificates.${place}.is_public`}
                  label={texts.certificate.is_public}
                />
              </>
            )}
            <Row as="p" gap={5} lineGap={3} align="center">
              {fields.length > 1 && (
                <Button variant="quiet" onClick={() => take(place)}>
                  <Icon name="close" size={20} />
                  {fillText(texts.removeCertificate, { number: place + 1 }, locale)}
                </Button>
              )}
              {place === fields.length - 1 && fields.length < certificateLimit && (
                <Button variant="secondary" onClick={() => append(blankCertificate)}>
                  <Icon name="plus" size={20} />
                  {texts.addCertificate}
                </Button>
              )}
            </Row>
          </li>
        )
      })}
    </Stack>
  )
}
