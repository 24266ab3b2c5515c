/** The address of a link that writes a mail or calls; null for a value that is not an address of that kind. */
export function contactHref(kind: 'mail' | 'phone', value: string): string | null {
  const written = value.trim()
  if (kind === 'mail') {
    return /^[^\s@<>"?&]+@[^\s@<>"?&]+$/.test(written) ? `mailto:${written}` : null
  }
  const number = written.replace(/[\s().–-]/g, '')
  return /^\+?\d{3,15}$/.test(number) ? `tel:${number}` : null
}
