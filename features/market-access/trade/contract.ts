import { homeCountry } from '@/lib/country/home'
import { endpoint } from '@/lib/api/endpoint'
import { z } from 'zod'
import { decimal, factMark, market, marketAccessTag } from '../contract'

/** A market with the country’s exports of all goods to it in the newest year, in million US dollars. */
export const leadingMarket = factMark.extend({ market, year: z.int(), value: decimal })

export type LeadingMarket = z.infer<typeof leadingMarket>

export const leadingMarkets = endpoint({
  method: 'GET',
  path: 'leading-markets',
  summary: `List the markets that ${homeCountry.name.en} exports most to, the largest first, with the newest year`,
  access: 'public',
  response: z.array(leadingMarket),
  tags: [marketAccessTag],
})
