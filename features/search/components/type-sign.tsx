import { Icon } from '@/components/icon/icon'
import type { IconName } from '@/components/icon/names'
import type { SearchType } from '../kinds/contract'

const drawings: Record<SearchType, IconName> = {
  pages: 'file',
  events: 'calendar',
  trades: 'handshake',
  agreements: 'globe',
  exports: 'columns',
  publications: 'download',
  companies: 'building',
  experts: 'user',
  products: 'box',
  services: 'briefcase',
  news: 'newspaper',
  questions: 'info',
  guide: 'guide',
  statistics: 'chart',
  credentials: 'star',
  barriers: 'flag',
  requests: 'mail',
}

/** The icon of a type, next to its name. */
export function TypeSign({
  type,
  size,
  className,
}: {
  type: SearchType
  size: number
  className?: string | undefined
}) {
  return <Icon name={drawings[type]} size={size} {...(className !== undefined && { className })} />
}
