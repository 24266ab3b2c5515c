import { Glyph, type GlyphProps } from './glyph'
import * as paths from './paths'

const drawings = {
  search: paths.search,
  menu: paths.menu,
  close: paths.close,
  'chevron-down': paths.chevronDown,
  'chevron-forward': paths.chevronForward,
  'chevron-back': paths.chevronBack,
  'arrow-forward': paths.arrowForward,
  'arrow-back': paths.arrowBack,
  external: paths.external,
  globe: paths.globe,
  user: paths.user,
  'log-out': paths.logOut,
  check: paths.check,
  info: paths.info,
  warning: paths.warning,
  error: paths.error,
  success: paths.success,
  mail: paths.mail,
  phone: paths.phone,
  location: paths.location,
  calendar: paths.calendar,
  clock: paths.clock,
  download: paths.download,
  file: paths.file,
  share: paths.share,
  copy: paths.copy,
  link: paths.link,
  plus: paths.plus,
  minus: paths.minus,
  filter: paths.filter,
  sort: paths.sort,
  pause: paths.pause,
  play: paths.play,
  star: paths.star,
  compass: paths.compass,
  chart: paths.chart,
  handshake: paths.handshake,
  flag: paths.flag,
  guide: paths.guide,
  rss: paths.rss,
  print: paths.print,
  home: paths.home,
  x: paths.x,
  facebook: paths.facebook,
  linkedin: paths.linkedin,
  instagram: paths.instagram,
  youtube: paths.youtube,
  whatsapp: paths.whatsapp,
  eye: paths.eye,
  ticket: paths.ticket,
  building: paths.building,
  box: paths.box,
  columns: paths.columns,
  newspaper: paths.newspaper,
  briefcase: paths.briefcase,
}

export type IconName = keyof typeof drawings

/** Every icon there is, for places where editors choose one. */
export const iconNames = Object.keys(drawings).filter(isIconName)

export function isIconName(name: string): name is IconName {
  return Object.hasOwn(drawings, name)
}

/**
 * An icon by its name, in the colour of the text around it. For markup rendered on the server,
 * where it costs the browser a few bytes of HTML. Inside a client island this import would carry
 * all drawings along: take `Glyph` and the one drawing from `paths.ts` there.
 */
export function Icon({ name, ...rest }: GlyphProps & { name: IconName }) {
  return <Glyph drawing={drawings[name]} {...rest} />
}
