import { isZero } from '@/lib/decimal/decimal'
import { formatNumber, joinTexts } from '@/lib/i18n/format'
import { isolated } from '@/lib/i18n/isolated'
import type { Locale } from '@/lib/i18n/locale'
import { useTranslations } from 'next-intl'
import type { Quota } from '../contract'
import { plainPercent } from '../rules/printed-duty'
import { percentText } from '../pair/rules'

const knownUnits = ['tonnes', 'kg', 'litres', 'pieces'] as const

/** Returns how quotas are said: their volume, their duty, and that only they lower the duty. */
export function useQuotaTexts(locale: Locale) {
  const t = useTranslations('marketAccess.facts')

  /** A volume with its unit; null where none is on file. */
  function volume({ volume: figure, unit }: Quota): string | null {
    if (figure === null) return null
    const known = knownUnits.find((name) => name === unit)
    const [count, amount] = [Number(figure), formatNumber(Number(figure), locale)]
    return known ? t(`unit.${known}`, { count, amount }) : `${amount} ${unit}`
  }

  function dutyOf({ duty_text }: Quota): string {
    const percent = plainPercent(duty_text)
    if (percent === null) return isolated(duty_text, locale)
    return isZero(percent) ? t('rate.free') : percentText(percent)
  }

  function sizeOf(quota: Quota): string {
    const amount = volume(quota)
    if (amount === null) return ''
    const size = quota.yearly ? t('quota.yearly', { amount }) : amount
    return ` (${quota.year === '' ? size : t('quota.of', { size, year: quota.year })})`
  }

  /** The duty within each quota. */
  function within(quotas: readonly Quota[]): string {
    const texts = quotas.map(
      (quota) =>
        t('quota.within', { duty: dutyOf(quota), number: quota.order_number }) + sizeOf(quota),
    )
    return joinTexts([...new Set(texts)], locale)
  }

  return {
    volume,
    within,
    /** Where nothing but quotas lowers the duty. */
    only: (quotas: readonly Quota[]) => t('quota.only', { within: within(quotas) }),
  }
}
