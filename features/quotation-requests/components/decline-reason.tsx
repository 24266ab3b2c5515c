import { useTranslations } from 'next-intl'
import type { RequestDetails } from '../contract'

/** Why a request is declined, in the language of the page; the words of the supplier as they are. */
export function DeclineReason({ decline }: Pick<RequestDetails, 'decline'>) {
  const t = useTranslations('quotations.link.reason')
  const mail = useTranslations('mails.quotation')
  if (decline === null) return null
  const { reason, text } = decline
  return (
    <>
      {reason !== 'other' && <p>{t('reason', { reason: mail(`reasons.${reason}`) })}</p>}
      {text !== '' && (
        <p>
          {t('text')} <bdi>{text}</bdi>
        </p>
      )}
    </>
  )
}
