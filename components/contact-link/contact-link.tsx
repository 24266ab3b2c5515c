import { Link } from '@/components/link/link'
import { contactHref } from './contact-href'
import styles from './contact-link.module.css'

interface ContactLinkProps {
  kind: 'mail' | 'phone'
  /** The address or number as it is shown. */
  value: string
}

/** A mail address or a phone number that can be used; it reads left to right in Arabic too. */
export function ContactLink({ kind, value }: ContactLinkProps) {
  const href = contactHref(kind, value)
  if (href === null) return <span data-ltr>{value}</span>
  return (
    <Link href={href} className={styles.contact} data-ltr>
      {value}
    </Link>
  )
}
