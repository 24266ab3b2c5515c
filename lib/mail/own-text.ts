import { isolated } from '@/lib/i18n/isolated'
import type { Locale } from '@/lib/i18n/locale'

/** Who reads a mail. */
interface Reader {
  name: string
  address: string
  /** Whether the person has confirmed the address. */
  isConfirmed: boolean
}

/** The texts of mails choose their words without a name by this value. */
const unnamed = 'none'

/**
 * What people wrote of themselves (their name, their company, their product) as an argument of a
 * mail's text: nothing where nobody has confirmed the address, since anybody can type the address of
 * a stranger, with a text for that stranger as the name (spec/decisions.md, 'Mail and consent').
 */
export function ownText(
  text: string,
  { isConfirmed }: Pick<Reader, 'isConfirmed'>,
  locale: Locale,
  show = isolated,
): string {
  return isConfirmed ? show(text, locale) : unnamed
}

/** The reader in the head of a mail, by name only where the address is confirmed. */
export function readerOf({ name, address, isConfirmed }: Reader) {
  return { name: isConfirmed ? name : '', address }
}
