'use client'

import { TextField } from '@/components/form/text-field'
import { UploadField } from '@/components/form/upload-field'
import { Link } from '@/components/link/link'
import type { ReactNode } from 'react'
import { useController } from 'react-hook-form'
import { offerFiles, offerLimits } from '../contract'
import { isRequired } from '../rules'
import { FormSection } from '@/components/form/form-section'
import { PicturesField } from './pictures-field'
import type { PartProps } from './use-offer-form'

/** The pictures and the certificate; its stored file stays unless another one is chosen. */
export function OfferFiles(props: PartProps) {
  const { texts, offer, errorOf } = props
  const { form, subject } = offer
  const { item } = subject
  const { labels, help, kept } = texts
  return (
    <FormSection name="files" title={texts.sections.files}>
      <PicturesField {...props} />
      <TextField
        field={form.register('cert')}
        label={labels.cert}
        maxLength={offerLimits.line}
        error={errorOf('cert')}
        required={isRequired('cert', subject)}
      />
      <FileField
        {...props}
        name="certificate_image"
        help={help.certificate}
        kept={
          item?.certificate_image && (
            <Link href={item.certificate_image} download>
              {kept.certificate}
            </Link>
          )
        }
      />
    </FormSection>
  )
}

interface FileFieldProps extends PartProps {
  name: 'certificate_image'
  help: string
  kept: ReactNode
}

function FileField({ locale, texts, offer, errorOf, name, help, kept }: FileFieldProps) {
  const { field } = useController({ control: offer.form.control, name })
  return (
    <UploadField
      locale={locale}
      label={texts.labels[name]}
      name={name}
      rule={offerFiles[name]}
      value={field.value}
      onChange={(file) => field.onChange(file)}
      progress={null}
      onCancel={() => undefined}
      texts={texts.upload}
      help={help}
      error={errorOf(name)}
      required={isRequired(name, offer.subject)}
      kept={kept}
    />
  )
}
