import { BackOfficeNotFound } from '@/features/back-office/components/back-office-not-found'
import { requestedLocale } from '@/features/back-office/queries'

export default async function NotFound() {
  return <BackOfficeNotFound locale={await requestedLocale()} />
}
