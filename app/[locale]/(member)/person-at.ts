import { currentPerson } from '@/features/accounts/queries'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { redirect } from 'next/navigation'

/** The person who is logged in; a visitor is led to the login, which returns to the path. */
export async function personAt(locale: Locale, path: string) {
  const person = await currentPerson()
  if (!person) redirect(localePath(locale, routes.login(localePath(locale, path))))
  return person
}
