import 'server-only'
import { inLocale } from '@/lib/bilingual/in-locale'
import { renamePair } from '@/lib/bilingual/pair'
import type { EventRow } from './events.sql'

/** An event with its plain name, its sectors and the names of its country. */
export function toEvent({ event, country, industry_id }: EventRow) {
  return {
    ...event,
    name: inLocale(event, 'name', 'en'),
    ...renamePair(country, 'name', 'country_name', 'bare'),
    industry_id,
  }
}
