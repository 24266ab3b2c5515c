import { parseLimits } from '../api/limited-actions.ts'
import { isAbsolute, resolve } from 'node:path'
import { z } from 'zod'
import { countryNames } from '../country/countries.ts'
import { hostName, writtenHostName } from './hosts.ts'
import { isLoopback } from './loopback.ts'

const flag = z
  .enum(['0', '1', 'true', 'false'])
  .transform((value) => value === '1' || value === 'true')
const addressOrNetwork = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], {
  error: 'it lists addresses or networks, such as 10.0.0.0/8',
})
const separateByComma = (text: string) => text.split(',').map((entry) => entry.trim())
const postgresUrl = z.url({ protocol: /^postgres(ql)?$/ })
const httpUrl = z.url({ protocol: /^https?$/ })

/**
 * Every setting of the portal (spec/decisions.md section 9), read at run time and not fixed by a
 * build. Contains only settings that the portal reads.
 */
export const settingsSchema = z.object({
  PORT: z.coerce.number().int().min(1).max(65_535).default(3000),
  SITE_URL: httpUrl.optional(),
  COUNTRY: z.enum(countryNames).default('jo'),
  ALLOWED_HOSTS: z
    .string()
    .transform((text, context) => {
      const names = separateByComma(text).map(writtenHostName)
      if (names.every((name) => name !== null)) return names
      context.addIssue({
        code: 'custom',
        message: 'it lists names of hosts, such as www.export.example',
      })
      return z.NEVER
    })
    .optional(),
  DATABASE_URL: postgresUrl.optional(),
  DATABASE_DIRECT_URL: postgresUrl.optional(),
  DATABASE_READ_URL: postgresUrl.optional(),
  DATA_DIR: z
    .string()
    .min(1)
    .default('.data')
    .transform((path) =>
      isAbsolute(path) ? path : resolve(/* turbopackIgnore: true */ process.cwd(), path),
    ),
  ALLOW_EMBEDDED_DB: flag.default(false),
  ALLOW_UNENCRYPTED: flag.default(false),
  API_BASE_URL: httpUrl.optional(),
  SECRET_KEYS: z
    .string()
    .transform(separateByComma)
    .pipe(z.array(z.string().min(32, 'each key has 32 characters or more')))
    .default([]),
  SESSION_SECRET: z.string().min(32).optional(),
  STAFF_SECOND_FACTOR: flag.default(false),
  TRUSTED_PROXIES: z
    .string()
    .transform(separateByComma)
    .pipe(z.array(addressOrNetwork))
    .default([]),
  LIMITS: z
    .string()
    .default('')
    .transform((text, context) => {
      const limits = parseLimits(text)
      if (limits) return limits
      context.addIssue({ code: 'custom', message: 'it reads like consultation=5/600' })
      return z.NEVER
    }),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.email().optional(),
  S3_BUCKET: z.string().min(3).max(63).optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_ENDPOINT: httpUrl.optional(),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  GTM_ID: z
    .string()
    .regex(/^GTM-[A-Z0-9]{4,12}$/)
    .optional(),
  RECAPTCHA_SITE_KEY: z
    .string()
    .regex(/^[\w-]{10,80}$/)
    .optional(),
  RECAPTCHA_SECRET_KEY: z.string().min(1).max(200).optional(),
  RECAPTCHA_VERIFY_URL: httpUrl.default('https://www.google.com/recaptcha/api/siteverify'),
  PAGE_STORE_MB: z.coerce.number().int().min(8).max(4_096).default(64),
  SAMPLE_DATA: flag.default(true),
  SAMPLE_MONTH: flag.default(true),
  JOBS: flag.default(true),
  SAMPLE_PASSWORD: z.string().min(8).max(128).optional(),
  METRICS_TOKEN: z
    .string()
    .regex(/^[!-~]{16,200}$/, 'it has 16 to 200 letters, digits and signs')
    .optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl.optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
})

export type Settings = Omit<z.output<typeof settingsSchema>, 'ALLOWED_HOSTS'> & {
  SITE_URL: string
  /** The names of the hosts that the portal answers for; null where every one is taken. */
  ALLOWED_HOSTS: readonly string[] | null
}

/** A wrong setting, with the one line that names it. */
export class WrongSetting extends Error {}

const reachedByHttp = [
  'API_BASE_URL',
  'S3_ENDPOINT',
  'RECAPTCHA_VERIFY_URL',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
] as const

const postgresVariables = ['PGHOST', 'PGUSER', 'PGDATABASE', 'PGPASSWORD'] as const

/** Parses the environment. An empty value counts as unset; the first wrong one is named. */
export function parseSettings(environment: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  )
  const parsed = settingsSchema.safeParse(given)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new WrongSetting(`The setting ${issue?.path.join('.')} is wrong: ${issue?.message}`)
  }
  const halfSet = postgresVariables.find((name) => given[name] !== undefined)
  if (halfSet && !parsed.data.DATABASE_URL) {
    throw new WrongSetting(
      `${halfSet} is set but DATABASE_URL is not: set DATABASE_URL, or unset it.`,
    )
  }
  const further = (['DATABASE_DIRECT_URL', 'DATABASE_READ_URL'] as const).find(
    (name) => parsed.data[name],
  )
  if (further && !parsed.data.DATABASE_URL) {
    throw new WrongSetting(`${further} is set but DATABASE_URL is not.`)
  }
  const keys = ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const
  const missing = keys.find((name) => parsed.data.S3_BUCKET && !parsed.data[name])
  if (missing) throw new WrongSetting(`S3_BUCKET is set but ${missing} is not.`)
  if (parsed.data.RECAPTCHA_SECRET_KEY && !parsed.data.RECAPTCHA_SITE_KEY) {
    throw new WrongSetting('RECAPTCHA_SECRET_KEY is set but RECAPTCHA_SITE_KEY is not.')
  }
  const open = reachedByHttp.find((name) => isOpen(parsed.data[name]))
  if (open && !parsed.data.ALLOW_UNENCRYPTED) {
    throw new WrongSetting(
      `${open} is reached without encryption: give it an https address, or set ALLOW_UNENCRYPTED=1 where the network is yours.`,
    )
  }
  const { SITE_URL, ALLOWED_HOSTS = [] } = parsed.data
  if (ALLOWED_HOSTS.length > 0 && !SITE_URL) {
    throw new WrongSetting('ALLOWED_HOSTS is set but SITE_URL is not.')
  }
  const site = new URL(SITE_URL ?? `http://localhost:${parsed.data.PORT}`)
  const own = hostName(site.host)
  return {
    ...parsed.data,
    SITE_URL: site.origin,
    ALLOWED_HOSTS: SITE_URL && own ? [own, ...ALLOWED_HOSTS] : null,
  }
}

/** Whether a connection to it could be intercepted. */
function isOpen(url: string | undefined): boolean {
  return url?.startsWith('http:') === true && !isLoopback(url)
}
