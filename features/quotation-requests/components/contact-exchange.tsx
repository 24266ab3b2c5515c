import { ContactLink } from '@/components/contact-link/contact-link'
import { DefinitionList } from '@/components/definition-list/definition-list'
import type { ConversationView } from '@/features/conversations/contract'
import { agreedBy } from '@/features/conversations/rules'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'

interface ContactExchangeProps {
  agreed: ConversationView['agreed']
  /** How the other side is reached, once both agreed. */
  contact: { name?: string; email: string; phone?: string } | null
  /** The button that agrees, where one may. */
  action: ReactNode
}

/** The state of the exchange of addresses; the addresses only once both sides agreed. */
export function ContactExchange({ agreed, contact, action }: ContactExchangeProps) {
  const t = useTranslations('quotations')
  return (
    <>
      <p>{t(`exchange.${agreedBy(agreed)}`)}</p>
      {contact && (
        <DefinitionList
          facts={[
            { term: t('exchange.name'), value: contact.name && <bdi>{contact.name}</bdi> },
            { term: t('exchange.email'), value: <ContactLink kind="mail" value={contact.email} /> },
            {
              term: t('exchange.phone'),
              value: contact.phone && <ContactLink kind="phone" value={contact.phone} />,
            },
          ]}
        />
      )}
      {!agreed.mine && action}
    </>
  )
}
