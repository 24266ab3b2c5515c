import { ContactLink } from '@/components/contact-link/contact-link'
import { agreedBy } from '@/features/conversations/rules'
import type { SignedLink } from '@/lib/api/link-calls'
import type { Locale } from '@/lib/i18n/locale'
import { useTranslations } from 'next-intl'
import type { RequestOffer } from '../../posting/contract'
import { ShareButton } from './share-button'

interface OfferExchangeProps {
  locale: Locale
  link: SignedLink
  offer: RequestOffer
}

/** The exchange of addresses with the company of an offer; the company’s only once both agreed. */
export function OfferExchange({ locale, link, offer }: OfferExchangeProps) {
  const t = useTranslations('ownRequest')
  const { agreed, company, contact } = offer
  const stage = agreedBy(agreed)
  const text = t(`exchange.${stage === 'both' && contact === null ? 'gone' : stage}`)
  if (!agreed.mine) {
    const texts = {
      own: { share: t('exchange.agree'), text },
      sending: t('sending'),
      failed: t('failed'),
      errorWord: t('errorWord'),
      doneWord: t('doneWord'),
    }
    return <ShareButton locale={locale} link={link} company={company} texts={texts} />
  }
  return (
    <>
      <p>{text}</p>
      {contact?.email && (
        <p>
          <ContactLink kind="mail" value={contact.email} />
        </p>
      )}
      {contact?.phone && (
        <p>
          <ContactLink kind="phone" value={contact.phone} />
        </p>
      )}
    </>
  )
}
