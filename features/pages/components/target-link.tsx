import { Link } from '@/components/link/link'
import type { Locale } from '@/lib/i18n/locale'
import { localePath } from '@/lib/routing/routes'
import { useTranslations } from 'next-intl'
import type { ComponentProps } from 'react'

interface TargetLinkProps extends Omit<ComponentProps<typeof Link>, 'href' | 'newTab'> {
  locale: Locale
  /** Where a page or entry of a menu leads. */
  target: { href: string; external: boolean }
}

/** A link to a page or entry of a menu; one to another site opens a new tab. */
export function TargetLink({ locale, target, ...link }: TargetLinkProps) {
  const tab = useTranslations('layout')('newTab')
  const newTab = target.external ? tab : undefined
  return <Link {...link} href={localePath(locale, target.href)} newTab={newTab} />
}
