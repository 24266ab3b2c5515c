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
    staff_roles: z.array(z.enum(['editor', 'officer', 'admin'])).default([]),
  }),
)
