'use client'

import { Button, buttonClass } from '@/components/button/button'

import { Modal } from '@/components/modal/modal'
import { inLocale } from '@/lib/bilingual/in-locale'
import { bothLanguages } from '@/lib/bilingual/pair'
import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { OfferStory } from '../../directory/components/offer-story'
import { contactPage } from '../../directory/rules'
import type { PartProps } from './use-offer-form'

interface OfferPreviewProps extends PartProps {
  open: boolean
  onClose: () => void
}

/** A private preview of the public page with the values of the form. */
export function OfferPreview(props: OfferPreviewProps) {
  const { locale, texts, open, onClose, offer } = props
  const values = useWatch({ control: offer.form.control, compute: (all) => all })
  const name = inLocale(values, 'name', locale)
  return (
    <Modal
      locale={locale}
      open={open}
      wide
      onClose={onClose}
      closeText={texts.preview.close}
      title={name === '' ? texts.preview.title : name}
      icon="eye"
      actions={<Button onClick={onClose}>{texts.preview.close}</Button>}
    >
      <p>{texts.preview.text}</p>
      {open && <Previewed {...props} />}
    </Modal>
  )
}

function Previewed({ locale, choices, texts, offer }: OfferPreviewProps) {
  const values = useWatch({ control: offer.form.control, compute: (all) => all })
  const { item, type } = offer.subject
  const picture = usePictureOf(values.image) ?? item?.image ?? null
  const isProduct = type === 'products'
  const contact = contactPage(values)
  return (
    <OfferStory
      locale={locale}
      offer={{
        ...values,
        ...bothLanguages('image_alt', inLocale(values, 'name', locale)),
        image: picture,
        hs_code: isProduct ? values.hs_code : null,
        gs1_code: isProduct ? values.gs1_code : null,
      }}
      sector={choices.sectors.find(({ iid }) => String(iid) === values.industry)}
      sub={choices.subs.find(({ id }) => String(id) === values.sub_ind)}
      labels={texts.story}
      compact
    >
      {contact && (
        <p>
          <a
            href={contact}
            target="_blank"
            rel="noopener nofollow"
            className={buttonClass('secondary')}
          >
            {texts.preview.contact}
          </a>
        </p>
      )}
    </OfferStory>
  )
}

/** A chosen picture as an address; null until it is read. */
function usePictureOf(file: File | null): string | null {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    if (!file) return
    const reader = new FileReader()
    reader.addEventListener('load', () => setAddress(String(reader.result)))
    reader.readAsDataURL(file)
    return () => reader.abort()
  }, [file])
  return file === null ? null : address
}
