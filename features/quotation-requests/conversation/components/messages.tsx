import { Icon } from '@/components/icon/icon'
import { Link } from '@/components/link/link'
import { formatDate, formatFileSize, formatInstant, formatPrice } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locale'
import { useTranslations } from 'next-intl'
import type { ConversationMessage, Quotation, Side } from '../contract'
import styles from './messages.module.css'

interface MessagesProps {
  locale: Locale
  messages: readonly ConversationMessage[]
  /** Whose page it is: their messages are named as their own. Null for staff. */
  reader: Side | null
}

/** The messages of a conversation, oldest first, with quotations and files. */
export function Messages({ locale, messages, reader }: MessagesProps) {
  const t = useTranslations('quotations')
  return (
    <ol className={styles.messages}>
      {messages.map(({ id, side, at, text, quotation, files }) => (
        <li key={id} className={`${styles.message} ${side === reader ? styles.own : ''}`}>
          <p className={styles.head}>
            <strong>{side === reader ? t('messages.you') : t(`messages.${side}`)}</strong>{' '}
            <time dateTime={at}>{formatInstant(at, locale)}</time>
          </p>
          <p className={styles.text} dir="auto">
            {text}
          </p>
          {quotation && <QuotationFacts locale={locale} quotation={quotation} />}
          {files.length > 0 && (
            <ul className={styles.files}>
              {files.map(({ href, name, bytes }) => (
                <li key={href}>
                  <Link href={href} download className={styles.file}>
                    <Icon name="file" size={20} />
                    <bdi>{name}</bdi>
                  </Link>{' '}
                  <span className={styles.size}>{formatFileSize(bytes, locale)}</span>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
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
          <bdi>
            {incoterm} {place}
          </bdi>{' '}
          ({t('quotation.edition')})
        </dd>
      </div>
      <div>
        <dt>{t('quotation.validUntil')}</dt>
        <dd>{formatDate(valid_until, locale)}</dd>
      </div>
    </dl>
  )
}
