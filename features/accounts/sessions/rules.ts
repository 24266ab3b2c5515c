/** How long a session lives (RELIABILITY.md 2.2), in seconds. */
export interface Lifetime {
  idle: number
  absolute: number
}

const minute = 60
const hour = 60 * minute
const day = 24 * hour

const lifetimes = {
  member: { idle: 2 * hour, absolute: 12 * hour },
  remembered: { idle: 3 * day, absolute: 14 * day },
  staff: { idle: 30 * minute, absolute: 8 * hour },
  program: { idle: 12 * hour, absolute: 12 * hour },
} as const satisfies Record<string, Lifetime>

/** All lifetimes; the idle time of a session tells which one it has. */
export const sessionLifetimes: readonly Lifetime[] = Object.values(lifetimes)

/** How long a re-authentication is valid (RELIABILITY.md 2.2), in seconds. */
export const recentLoginSeconds = 10 * minute

/** The lifetime of a browser's session; staff are never remembered. */
export function browserLifetime(isStaff: boolean, remember: boolean): Lifetime {
  if (isStaff) return lifetimes.staff
  return remember ? lifetimes.remembered : lifetimes.member
}

/** The lifetime of a program's token; one of staff opens no more than their browser does. */
export function programLifetime(isStaff: boolean): Lifetime {
  return isStaff ? lifetimes.staff : lifetimes.program
}

/** Names in `User-Agent` texts; the first match counts. */
const browsers = [
  ['Edg', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser', 'Samsung Internet'],
  ['Firefox', 'Firefox'],
  ['FxiOS', 'Firefox'],
  ['CriOS', 'Chrome'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
] as const

const systems = [
  ['Windows', 'Windows'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Mac OS X', 'macOS'],
  ['CrOS', 'ChromeOS'],
  ['Linux', 'Linux'],
] as const

/** The common names of the browser and system of a `User-Agent`; null without both. */
export function deviceOf(agent: string): { browser: string; system: string } | null {
  const browser = browsers.find(([sign]) => agent.includes(sign))?.[1]
  const system = systems.find(([sign]) => agent.includes(sign))?.[1]
  return browser !== undefined && system !== undefined ? { browser, system } : null
}
