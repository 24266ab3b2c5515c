/** Providers that ignore the dots of an address. */
const dotless = new Set(['gmail.com', 'googlemail.com'])

/**
 * The mailbox that an address leads to, as mails to it are counted: without case, `+tag` and, where
 * the provider ignores them, dots, so that spellings of one address do not count separately.
 */
export function mailboxOf(address: string): string {
  const folded = address.trim().normalize('NFKC').toLowerCase()
  const at = folded.lastIndexOf('@')
  const domain = folded.slice(at + 1)
  const [name = ''] = folded.slice(0, at).split('+')
  return dotless.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`
}
