import 'server-only'
import { route } from '@/lib/api/route'
import { contentCalendar } from '../contract'
import { getCalendar } from './service'

export const calendarRoutes = [
  route(contentCalendar, ({ query }, { actor }) => getCalendar(actor, query.month)),
]
