/**
 * The drawings of the icons: one path each on a 24 grid, stroked 1.75 wide with round caps and
 * joins. A dot is a line of length zero. `turns` marks those that point along the line of text and
 * are mirrored in Arabic; signs that stand for a thing of the world keep their side.
 */
export interface IconDrawing {
  d: string
  turns?: true
}

const circle = 'M12 3.75a8.25 8.25 0 1 1 0 16.5a8.25 8.25 0 0 1 0-16.5z'

export const search: IconDrawing = {
  d: 'M10.75 4a6.75 6.75 0 1 1 0 13.5a6.75 6.75 0 0 1 0-13.5zM15.6 15.6 20 20',
}
export const menu: IconDrawing = { d: 'M4 6.75h16M4 12h16M4 17.25h10', turns: true }
export const close: IconDrawing = { d: 'M6 6l12 12M18 6 6 18' }
export const chevronDown: IconDrawing = { d: 'M6 9.25l6 6 6-6' }
export const chevronForward: IconDrawing = { d: 'M9.25 6l6 6-6 6', turns: true }
export const chevronBack: IconDrawing = { d: 'M14.75 6l-6 6 6 6', turns: true }
export const arrowForward: IconDrawing = { d: 'M4.5 12h15M13.5 6l6 6-6 6', turns: true }
export const arrowBack: IconDrawing = { d: 'M19.5 12h-15M10.5 6l-6 6 6 6', turns: true }
export const external: IconDrawing = {
  d: 'M14 4.5h5.5V10M19.5 4.5 11 13M17.5 13.5v4.5a1.5 1.5 0 0 1-1.5 1.5H6A1.5 1.5 0 0 1 4.5 18V8A1.5 1.5 0 0 1 6 6.5h4.5',
  turns: true,
}
export const globe: IconDrawing = {
  d: `${circle}M3.75 12h16.5M12 3.75c2.5 2.3 3.75 5 3.75 8.25s-1.25 5.95-3.75 8.25c-2.5-2.3-3.75-5-3.75-8.25s1.25-5.95 3.75-8.25z`,
}
export const user: IconDrawing = {
  d: 'M12 4a3.75 3.75 0 1 1 0 7.5a3.75 3.75 0 0 1 0-7.5zM4.5 20c.5-3.4 3.5-5.25 7.5-5.25s7 1.85 7.5 5.25',
}
export const logOut: IconDrawing = {
  d: 'M10.5 4.5H6A1.5 1.5 0 0 0 4.5 6v12A1.5 1.5 0 0 0 6 19.5h4.5M15.5 8l4 4-4 4M19.5 12H10',
  turns: true,
}
export const check: IconDrawing = { d: 'M4.75 12.5l4.75 4.75L19.25 7.5' }
export const info: IconDrawing = { d: `${circle}M12 11.25v5M12 7.9v.01` }
export const warning: IconDrawing = {
  d: 'M10.7 4.6 3.2 17.75A1.5 1.5 0 0 0 4.5 20h15a1.5 1.5 0 0 0 1.3-2.25L13.3 4.6a1.5 1.5 0 0 0-2.6 0zM12 9.25V13.5M12 16.6v.01',
}
export const error: IconDrawing = {
  d: 'M8.6 3.75h6.8l4.85 4.85v6.8l-4.85 4.85H8.6L3.75 15.4V8.6zM9.25 9.25l5.5 5.5M14.75 9.25l-5.5 5.5',
}
export const success: IconDrawing = { d: `${circle}M8 12.25l2.75 2.75L16 9.5` }
export const mail: IconDrawing = {
  d: 'M5 5.5h14A1.5 1.5 0 0 1 20.5 7v10a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 17V7A1.5 1.5 0 0 1 5 5.5zM4 7l8 6.25L20 7',
}
export const phone: IconDrawing = {
  d: 'M8.25 4.5h-2.4A1.35 1.35 0 0 0 4.5 5.9C4.9 13.2 10.8 19.1 18.1 19.5a1.35 1.35 0 0 0 1.4-1.35v-2.4l-4-1.75-1.9 2.1a12.2 12.2 0 0 1-5.7-5.7L10 8.5z',
}
export const location: IconDrawing = {
  d: 'M12 20.5c4.5-4.2 6.75-7.8 6.75-10.75a6.75 6.75 0 0 0-13.5 0c0 2.95 2.25 6.55 6.75 10.75zM12 7.5a2.25 2.25 0 1 1 0 4.5a2.25 2.25 0 0 1 0-4.5z',
}
export const calendar: IconDrawing = {
  d: 'M5 5.5h14A1.5 1.5 0 0 1 20.5 7v11.5A1.5 1.5 0 0 1 19 20H5a1.5 1.5 0 0 1-1.5-1.5V7A1.5 1.5 0 0 1 5 5.5zM3.5 10.25h17M8 3.5v3.75M16 3.5v3.75',
}
export const picture: IconDrawing = {
  d: 'M5 5h14a1.5 1.5 0 0 1 1.5 1.5v11A1.5 1.5 0 0 1 19 19H5a1.5 1.5 0 0 1-1.5-1.5v-11A1.5 1.5 0 0 1 5 5zM4 17l5-5 4 4 2.5-2.5 4.5 4M15.75 9v.01',
}
export const shield: IconDrawing = {
  d: 'M12 3.5l7 2.5v5.5c0 4.2-2.8 7.3-7 9-4.2-1.7-7-4.8-7-9V6zM9 12l2.25 2.25L15.25 10',
}
export const grip: IconDrawing = {
  d: 'M9.5 6v.01M9.5 12v.01M9.5 18v.01M14.5 6v.01M14.5 12v.01M14.5 18v.01',
}
export const clock: IconDrawing = { d: `${circle}M12 7.25V12l3.25 2.25` }
export const download: IconDrawing = { d: 'M12 4v11.25M7 10.5l5 5 5-5M4.5 19.75h15' }
export const file: IconDrawing = {
  d: 'M13.5 3.5H7A1.5 1.5 0 0 0 5.5 5v14A1.5 1.5 0 0 0 7 20.5h10a1.5 1.5 0 0 0 1.5-1.5V8.5zM13.5 3.5v5h5M9 12.75h6M9 16.5h6',
}
export const share: IconDrawing = {
  d: 'M17.25 3.75a2.5 2.5 0 1 1 0 5a2.5 2.5 0 0 1 0-5zM6.75 9.5a2.5 2.5 0 1 1 0 5a2.5 2.5 0 0 1 0-5zM17.25 15.25a2.5 2.5 0 1 1 0 5a2.5 2.5 0 0 1 0-5zM9 10.8l6-3.35M9 13.2l6 3.35',
  turns: true,
}
export const copy: IconDrawing = {
  d: 'M10 8.5h8.5A1.5 1.5 0 0 1 20 10v8.5a1.5 1.5 0 0 1-1.5 1.5H10a1.5 1.5 0 0 1-1.5-1.5V10A1.5 1.5 0 0 1 10 8.5zM15.5 8.5v-3A1.5 1.5 0 0 0 14 4H5.5A1.5 1.5 0 0 0 4 5.5V14a1.5 1.5 0 0 0 1.5 1.5h3',
}
export const link: IconDrawing = {
  d: 'M10 13.25a4 4 0 0 0 6 .45l2.85-2.85a4 4 0 0 0-5.65-5.65L11.75 6.6M14 10.75a4 4 0 0 0-6-.45l-2.85 2.85a4 4 0 0 0 5.65 5.65l1.45-1.4',
}
export const plus: IconDrawing = { d: 'M12 5v14M5 12h14' }
export const minus: IconDrawing = { d: 'M5 12h14' }
export const filter: IconDrawing = { d: 'M4 6.75h16M7 12h10M10 17.25h4' }
export const sort: IconDrawing = {
  d: 'M8 5v14M4.5 15.5 8 19l3.5-3.5M16 19V5M12.5 8.5 16 5l3.5 3.5',
}
export const pause: IconDrawing = { d: 'M8.5 5.5v13M15.5 5.5v13' }
export const play: IconDrawing = { d: 'M8 5.25v13.5L19 12z' }
export const star: IconDrawing = {
  d: 'M12 2.9l2.7 2.6h3.8v3.8l2.6 2.7-2.6 2.7v3.8h-3.8L12 21.1l-2.7-2.6H5.5v-3.8L2.9 12l2.6-2.7V5.5h3.8z',
}
export const compass: IconDrawing = { d: `${circle}M15.75 8.25l-2.25 5.25-5.25 2.25 2.25-5.25z` }
export const chart: IconDrawing = {
  d: 'M4.5 4.5V18A1.5 1.5 0 0 0 6 19.5h13.5M9 15.5V12M13 15.5V9M17 15.5V6',
  turns: true,
}
export const handshake: IconDrawing = {
  d: 'M2.75 6.5 6 5.75l4 .5M21.25 6.5 18 5.75l-4-.25a3 3 0 0 0-2 .75L8.5 9.4a1.4 1.4 0 0 0 2 2l2.25-1.9 5.4 4.9a1.4 1.4 0 0 1-1.9 2l-.75-.65M6 15.25l4.6 3.9a2.2 2.2 0 0 0 2.8 0l.35-.3a1.4 1.4 0 0 0 2-1.95M2.75 14.5 6 15.25M21.25 14.5l-2.75.5',
}
export const flag: IconDrawing = {
  d: 'M6 20.5V4.75M6 5.25c4-2 8 2 12.5 0v8.5c-4.5 2-8.5-2-12.5 0',
  turns: true,
}
export const guide: IconDrawing = {
  d: 'M12 6.5c-2-1.4-4.7-2-8.25-2V17.5c3.55 0 6.25.6 8.25 2 2-1.4 4.7-2 8.25-2V4.5c-3.55 0-6.25.6-8.25 2zM12 6.5v13',
}
export const rss: IconDrawing = {
  d: 'M5 11a8 8 0 0 1 8 8M5 5a14 14 0 0 1 14 14M6 17a1 1 0 1 1 0 2a1 1 0 0 1 0-2z',
}
export const print: IconDrawing = {
  d: 'M7 8.5V4h10v4.5M7 17H5a1.5 1.5 0 0 1-1.5-1.5V10A1.5 1.5 0 0 1 5 8.5h14a1.5 1.5 0 0 1 1.5 1.5v5.5A1.5 1.5 0 0 1 19 17h-2M7 14h10v6H7z',
}
export const home: IconDrawing = {
  d: 'M3.75 11.25 12 4.5l8.25 6.75M6 9.5V18a1.5 1.5 0 0 0 1.5 1.5h9A1.5 1.5 0 0 0 18 18V9.5M10 19.5v-5.25h4v5.25',
}
export const eye: IconDrawing = {
  d: 'M2.75 12S6 5.75 12 5.75 21.25 12 21.25 12 18 18.25 12 18.25 2.75 12 2.75 12zM12 9.25a2.75 2.75 0 1 1 0 5.5a2.75 2.75 0 0 1 0-5.5z',
}
export const building: IconDrawing = {
  d: 'M4.75 20.25V4.5h9v15.75M13.75 9.5h5.5v10.75M2.75 20.25h18.5M7.75 8.25h3M7.75 12h3M7.75 15.75h3',
}
export const box: IconDrawing = {
  d: 'M12 3.5l7.5 4.25v8.5L12 20.5l-7.5-4.25v-8.5zM4.5 7.75 12 12l7.5-4.25M12 12v8.5',
}
export const columns: IconDrawing = {
  d: 'M4 9 12 4.25 20 9zM6.25 12v5M10.1 12v5M13.9 12v5M17.75 12v5M4.25 20h15.5',
}
export const newspaper: IconDrawing = {
  d: 'M4.5 5h11.75v14H6.25a1.75 1.75 0 0 1-1.75-1.75zM16.25 9h3.25v8.4a1.6 1.6 0 0 1-3.25 0M7.5 8.75h5.75M7.5 12h5.75M7.5 15.25h3.5',
}
export const briefcase: IconDrawing = {
  d: 'M4 8.25h16v11H4zM9 8.25V5.5h6v2.75M4 13h16M12 12.25v1.5',
}
export const ticket: IconDrawing = {
  d: 'M5 6h14a1.5 1.5 0 0 1 1.5 1.5v2.4a2.1 2.1 0 0 0 0 4.2v2.4A1.5 1.5 0 0 1 19 18H5a1.5 1.5 0 0 1-1.5-1.5v-2.4a2.1 2.1 0 0 0 0-4.2V7.5A1.5 1.5 0 0 1 5 6zM14.25 6.25v1.5M14.25 11.25v1.5M14.25 16.25v1.5',
}
export const x: IconDrawing = { d: 'M4.5 4.5h4l11 15h-4zM19 4.5l-6.4 6.9M11.2 12.9 5 19.5' }
export const facebook: IconDrawing = {
  d: 'M16.5 3.75H14A4 4 0 0 0 10 7.75V10H7.5v3.5H10v6.75h3.5V13.5h2.6l.65-3.5H13.5V8.25a1 1 0 0 1 1-1h2z',
}
export const linkedin: IconDrawing = {
  d: 'M5.75 9.75V19M5.75 5.25v.01M10.5 19V9.75M10.5 14c0-2.6 1.6-4.25 4-4.25s4 1.65 4 4.25v5',
}
export const instagram: IconDrawing = {
  d: 'M8 4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4zM12 8.5a3.5 3.5 0 1 1 0 7a3.5 3.5 0 0 1 0-7zM16.6 7.4v.01',
}
export const youtube: IconDrawing = {
  d: 'M6.75 5.75h10.5a3.5 3.5 0 0 1 3.5 3.5v5.5a3.5 3.5 0 0 1-3.5 3.5H6.75a3.5 3.5 0 0 1-3.5-3.5v-5.5a3.5 3.5 0 0 1 3.5-3.5zM10.5 9.25v5.5L15 12z',
}
export const whatsapp: IconDrawing = {
  d: 'M3.9 20.1l1.2-4.1a8.15 8.15 0 1 1 3 2.95zM9.5 8.1l-.85.65c-.35 3.5 3 7 6.6 6.6l.65-.9-1.9-1.25-.9.75a5 5 0 0 1-2.95-2.95l.65-.95z',
}
