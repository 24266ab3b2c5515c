const halfAYearMs = 180 * 24 * 60 * 60 * 1000
const dayMs = 24 * 60 * 60 * 1000

interface SecurityContact {
  /** Addresses of mail and of pages, the preferred one first. */
  contacts: readonly string[]
  /** The address of the text itself. */
  canonical: string
  now: Date
}

/**
 * Whom to tell of a vulnerability (RFC 9116). It expires half a year after the day on which it is
 * read, well within the year that the RFC recommends.
 */
export function securityText({ contacts, canonical, now }: SecurityContact): string {
  const day = Math.floor(now.getTime() / dayMs) * dayMs
  const expires = new Date(day + halfAYearMs).toISOString().replace('.000Z', 'Z')
  return [
    ...contacts.map((contact) => `Contact: ${contact}`),
    `Expires: ${expires}`,
    'Preferred-Languages: en, ar',
    `Canonical: ${canonical}`,
    '',
  ].join('\n')
}
