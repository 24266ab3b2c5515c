'use client'

import { Button, buttonClass } from '@/components/button/button'

import { Modal } from '@/components/modal/modal'
import { inLocale } from '@/lib/bilingual/in-locale'
import { useWatch } from 'react-hook-form'
import { OfferStory } from '../../directory/components/offer-story'
import { contactPage } from '../../directory/rules'
import { withPictures } from '../../pictures/rules'
import { TradeFactList } from '../../trade-facts/components/trade-facts'
import { noTradeFacts } from '../../trade-facts/contract'
import { noGs1 } from '../contract'
import { judgedOf, type OfferValues } from '../rules'
import type { PartProps } from './use-offer-form'
import { usePictureAddresses } from '@/components/picture/use-picture-addresses'

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

/** The trade facts of a form, with the certificates that were chosen in it. */
function previewedFacts(values: OfferValues, { trade }: PartProps['choices']) {
  const facts = trade === null ? noTradeFacts : judgedOf(values)
  const public_certificates = facts.certificates.map((title) => ({
    title,
    valid_from: null,
    valid_until: null,
  }))
  return { ...facts, public_certificates }
}

function Previewed({ locale, choices, texts, offer }: OfferPreviewProps) {
  const values = useWatch({ control: offer.form.control, compute: (all) => all })
  const { type } = offer.subject
  const addresses = usePictureAddresses(values.pictures)
  const isProduct = type === 'products'
  const contact = contactPage(values)
  return (
    <OfferStory
      locale={locale}
      offer={{
        ...values,
        ...withPictures(
          values.pictures.flatMap(({ key, ...picture }) => {
            const image = addresses.get(key)
            return image === undefined ? [] : { ...picture, image }
          }),
        ),
        hs_code: isProduct ? values.hs_code : null,
        gs1_code: isProduct && values.gs1_code !== noGs1 ? values.gs1_code : null,
      }}
      sector={choices.sectors.find(({ iid }) => String(iid) === values.industry)}
      sub={choices.subs.find(({ id }) => String(id) === values.sub_ind)}
      labels={texts.story}
      facts={
        <TradeFactList
          locale={locale}
          type={type}
          facts={previewedFacts(values, choices)}
          markets={(choices.trade?.markets ?? []).flatMap(({ value, text }) =>
            values.markets.includes(value) ? text : [],
          )}
          texts={texts.facts}
          level={3}
        />
      }
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
