import { builtInRoles } from '@/lib/auth/staff-areas'
import { bilingualText } from '@/lib/bilingual/schema'
import { tradeUnits } from '@/lib/db/codes/trade-terms'
import { locales } from '@/lib/i18n/locale'
import { z } from 'zod'

/** The sample accounts (spec/decisions.md section 8), which belong to no real person. */
export const accountsSeed = z.array(
  z.object({
    id: z.int().positive(),
    email: z.email(),
    name: z.string().min(1),
    last_name: z.string().min(1),
    locale: z.enum(locales).nullable().default(null),
    is_vip: z.boolean().default(false),
    company_id: z.int().positive().nullable().default(null),
    staff_roles: z.array(z.enum(builtInRoles)).default([]),
  }),
)

/** Requests of buyers as examples: open for so many days after they are loaded. */
export const buyingRequestsSeed = z.array(
  z.object({
    ...bilingualText('product'),
    ...bilingualText('quality'),
    ...bilingualText('certificates'),
    hs_code: z.string(),
    quantity: z.number().positive(),
    unit: z.enum(tradeUnits),
    market_id: z.int(),
    locale: z.enum(locales),
    name: z.string(),
    company: z.string(),
    country_id: z.int(),
    /** The address of a sample account. */
    email: z.email(),
    may_introduce: z.boolean(),
    published_days_ago: z.int().min(0),
    open_days: z.int().positive(),
    sample: z.literal(true),
  }),
)
