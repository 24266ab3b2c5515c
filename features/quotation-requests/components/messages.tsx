import type { ConversationSide } from '@/lib/db/codes/conversations'
import { MessageList } from '@/components/message-list/message-list'
import { formatDate, formatPrice } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locale'
import { useTranslations } from 'next-intl'
import type { ConversationMessage, Quotation } from '@/features/conversations/contract'
import styles from './messages.module.css'

interface MessagesProps {
  locale: Locale
  messages: readonly ConversationMessage[]
  /** Whose page it is: their messages are named as their own. Null for staff. */
  reader: ConversationSide | null
}

/** The messages of a conversation, oldest first, with quotations and files. */
export function Messages({ locale, messages, reader }: MessagesProps) {
  const t = useTranslations('quotations')
  const hasFiles = messages.some(({ files }) => files.length > 0)
  return (
    <>
      <MessageList
        locale={locale}
        messages={messages}
        author={({ side }) => (side === reader ? t('messages.you') : t(`messages.${side}`))}
        isOwn={({ side }) => side === reader}
        facts={({ quotation }) =>
          quotation && <QuotationFacts locale={locale} quotation={quotation} />
        }
      />
      {hasFiles && <p className={styles.note}>{t('messages.reload')}</p>}
    </>
  )
}

/** A price for a unit under delivery terms, and the day until which it is valid. */
function QuotationFacts({ locale, quotation }: { locale: Locale; quotation: Quotation }) {
  const t = useTranslations('quotations')
  const { price, currency, unit, incoterm, place, valid_until } = quotation
  return (
    <dl className={styles.quotation}>
      <div>
        <dt>{t('quotation.price')}</dt>
        <dd className={styles.price}>
          <bdi>
            {currency} {formatPrice(price, locale)}
          </bdi>{' '}
          {t(`perUnit.${unit}`)}
        </dd>
      </div>
      <div>
        <dt>{t('quotation.terms')}</dt>
        <dd>
          {incoterm} <bdi>{place}</bdi> ({t('quotation.edition')})
        </dd>
      </div>
      <div>
        <dt>{t('quotation.validUntil')}</dt>
        <dd>{formatDate(valid_until, locale)}</dd>
      </div>
    </dl>
  )
}
