import type { Addressee } from '@/lib/db/reads/addressees'
import { isolated } from '@/lib/i18n/isolated'
import type { Locale } from '@/lib/i18n/locale'

/** The texts of mails choose their words without a name by this value. */
const unnamed = 'none'

/**
 * What people wrote of themselves (their name, their company, their product) as an argument of a
 * mail's text: nothing where nobody has confirmed the address, since anybody can type the address of
 * a stranger, with a text for that stranger as the name (spec/decisions.md, 'Mail and consent').
 */
export function ownText(
  text: string,
  { isConfirmed }: Pick<Addressee, 'isConfirmed'>,
  locale: Locale,
  show = isolated,
): string {
  return isConfirmed ? show(text, locale) : unnamed
}

/** The reader in the head of a mail, by name only where the address is confirmed. */
export function readerOf({ name, address, isConfirmed }: Addressee) {
  return { name: isConfirmed ? name : '', address }
}
