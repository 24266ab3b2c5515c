'use client'

import { Button } from '@/components/button/button'
import { TextField } from '@/components/form/text-field'
import { Icon } from '@/components/icon/icon'
import { Stack } from '@/components/layout/stack'
import { Text } from '@/components/layout/text'
import { fillText } from '@/lib/i18n/count-forms'
import { useFieldArray } from 'react-hook-form'
import { certificateLimit, companyFiles, maxTextLength } from '../contract'
import { ChosenFileField } from './chosen-file-field'
import type { SectionProps } from './use-registration'
import styles from './registration-form.module.css'

/** Optional certificates, each with a name and a PDF. */
export function CertificateFields(props: SectionProps) {
  const { form, texts, errorOf, locale } = props
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'certificates' })
  const error = errorOf('certificates')
  return (
    <>
      <Text tone="soft">{texts.help.certificates}</Text>
      {fields.length > 0 && (
        <Stack as="ol" gap={5}>
          {fields.map(({ id }, place) => (
            <li key={id} className={styles.certificate}>
              <TextField
                field={form.register(`certificates.${place}.title`)}
                label={texts.labels.certificate_title}
                maxLength={maxTextLength}
                error={errorOf(`certificates.${place}.title`)}
              />
              <ChosenFileField
                {...props}
                name={`certificates.${place}.file`}
                rule={companyFiles.certificate_files}
                label={texts.labels.certificate_file}
              />
              <p>
                <Button variant="quiet" onClick={() => remove(place)}>
                  <Icon name="close" size={20} />
                  {fillText(texts.removeCertificate, { number: place + 1 }, locale)}
                </Button>
              </p>
            </li>
          ))}
        </Stack>
      )}
      {error && (
        <Text role="alert" tone="danger">
          {error}
        </Text>
      )}
      {fields.length < certificateLimit && (
        <p>
          <Button
            variant="secondary"
            data-field="certificates"
            onClick={() => append({ title: '', file: null })}
          >
            <Icon name="plus" size={20} />
            {texts.addCertificate}
          </Button>
        </p>
      )}
    </>
  )
}
