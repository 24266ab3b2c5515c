import { formatInstant } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locale'
import { useTranslations } from 'next-intl'
import type { Session } from '../contract'
import { deviceOf } from '../rules'
import { SessionList } from './session-list'

/** The logins of a person, the current one first. */
export function MySessions({ locale, sessions }: { locale: Locale; sessions: readonly Session[] }) {
  const t = useTranslations('security.sessions')
  const nameOf = (agent: string) => {
    const device = deviceOf(agent)
    return device ? t('device', device) : agent.slice(0, 60) || t('unknown')
  }
  const rows = sessions
    .toSorted((one, other) => Number(other.current) - Number(one.current))
    .map(({ login_id, agent, created_at, seen_at, current }) => ({
      login: login_id,
      device: nameOf(agent),
      started: t('started', { date: formatInstant(created_at, locale) }),
      seen: t('seen', { date: formatInstant(seen_at, locale) }),
      current,
    }))
  return <SessionList sessions={rows} texts={useTranslations().raw('security.sessions')} />
}
