import { NothingHere } from '@/features/back-office/components/nothing-here'
import { requestedLocale } from '@/features/back-office/queries'

export default async function NotFound() {
  return <NothingHere locale={await requestedLocale()} />
}
