import { ButtonLink } from '@/components/button/button-link'
import { Disclosure } from '@/components/disclosure/disclosure'
import { isolated } from '@/lib/i18n/isolated'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { useTranslations } from 'next-intl'
import type { RequestLink } from '../../contract'
import { useActionTexts } from '../../components/action-texts'
import { Part } from '../../components/part'
import type { BuyerRequest } from '../contract'
import { BuyerActionForm } from './buyer-action-form'

interface KeptPartProps {
  locale: Locale
  link: RequestLink
  request: BuyerRequest
  isSignedIn: boolean
}

/** What the portal keeps about the buyer, and how they end or delete it, or add it to an account. */
export function KeptPart({ locale, link, request, isSignedIn }: KeptPartProps) {
  const t = useTranslations('quotations.link.kept')
  const textsOf = useActionTexts()
  const { state, email, joined, conversation } = request
  const isConfirmed = state !== 'unconfirmed'
  const back = localePath(locale, routes.quotationRequest(link.id, link.signature))
  const way = { locale, link, variant: 'secondary' } as const
  return (
    <Part id="kept" title={t('title')}>
      <p>{t(isConfirmed ? 'text' : 'unconfirmed', { email: isolated(email, locale) })}</p>
      {joined && <p>{t('joined')}</p>}
      {isConfirmed && !joined && (
        <Disclosure title={t('join')}>
          <p>{t('joinText')}</p>
          {isSignedIn ? (
            <BuyerActionForm {...way} action="join" texts={textsOf(t('join'))} />
          ) : (
            <ButtonLink href={localePath(locale, routes.login(back))} variant="secondary">
              {t('logIn')}
            </ButtonLink>
          )}
        </Disclosure>
      )}
      {isConfirmed && state !== 'ended' && (
        <Disclosure title={t('end')}>
          <p>{t('endText')}</p>
          <BuyerActionForm {...way} action="end" texts={textsOf(t('end'))} />
        </Disclosure>
      )}
      <Disclosure title={t('erase')}>
        <p>{t('eraseText')}</p>
        {conversation?.reported_by === 'supplier' && <p>{t('eraseReported')}</p>}
        <BuyerActionForm {...way} action="erase" texts={textsOf(t('erase'))} />
      </Disclosure>
    </Part>
  )
}
