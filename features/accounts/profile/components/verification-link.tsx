import { ButtonLink } from '@/components/button/button-link'
import { useTranslations } from 'next-intl'

/** Leads on the profile to the card with the button that sends the verification mail again. */
export function VerificationLink() {
  const t = useTranslations('accounts.verification')
  return (
    <ButtonLink href="#profile-person" variant="secondary">
      {t('action')}
    </ButtonLink>
  )
}
