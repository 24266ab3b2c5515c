/** The icons that editors may choose from. */
export const iconNames = [
  'search',
  'menu',
  'close',
  'chevron-down',
  'chevron-forward',
  'chevron-back',
  'arrow-forward',
  'arrow-back',
  'external',
  'globe',
  'user',
  'log-out',
  'check',
  'info',
  'warning',
  'error',
  'success',
  'mail',
  'phone',
  'location',
  'calendar',
  'clock',
  'download',
  'file',
  'share',
  'copy',
  'link',
  'plus',
  'minus',
  'filter',
  'sort',
  'pause',
  'play',
  'star',
  'compass',
  'chart',
  'handshake',
  'flag',
  'guide',
  'rss',
  'print',
  'home',
  'x',
  'facebook',
  'linkedin',
  'instagram',
  'youtube',
  'whatsapp',
  'eye',
  'ticket',
  'building',
  'box',
  'columns',
  'newspaper',
  'briefcase',
] as const

/** Every symbol of `icons.svg`. */
export const allIconNames = [
  ...iconNames,
  'grip',
  'picture',
  'shield',
  'bold',
  'italic',
  'heading2',
  'heading3',
  'bullets',
  'numbers',
  'quote',
  'table',
  'start',
  'centre',
  'end',
  'undo',
  'redo',
] as const

export type IconName = (typeof allIconNames)[number]

/**
 * Those that point along the line of text and are mirrored in Arabic; signs that stand for a thing
 * of the world keep their side.
 */
export const turningIcons: ReadonlySet<IconName> = new Set([
  'menu',
  'chevron-forward',
  'chevron-back',
  'arrow-forward',
  'arrow-back',
  'external',
  'log-out',
  'share',
  'chart',
  'flag',
  'bullets',
  'quote',
  'start',
  'end',
  'undo',
  'redo',
])

const choosable: readonly string[] = iconNames

export function isIconName(name: string): name is (typeof iconNames)[number] {
  return choosable.includes(name)
}
