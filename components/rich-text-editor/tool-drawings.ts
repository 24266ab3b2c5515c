import { link, picture, type IconDrawing } from '@/components/icon/paths'

/** The signs of the editor's tools; those that name a side turn with the text. */
export const toolDrawings = {
  bold: { d: 'M8 5h5.25a3.4 3.4 0 0 1 0 6.8H8zM8 11.8h6a3.6 3.6 0 0 1 0 7.2H8z' },
  italic: { d: 'M10.5 5h7M6.5 19h7M14 5l-4 14' },
  heading2: { d: 'M4 6v12M11 6v12M4 12h7M15 10.2a2.3 2.3 0 1 1 4.2 1.3L15 18h5' },
  heading3: { d: 'M4 6v12M11 6v12M4 12h7M15 8.5h5l-3 3.6a3 3 0 1 1-2.4 4.7' },
  bullets: { d: 'M9.5 6.5H20M9.5 12H20M9.5 17.5H20M5 6.5v.01M5 12v.01M5 17.5v.01', turns: true },
  numbers: {
    d: 'M10 6.5h10M10 12h10M10 17.5h10M4.5 5.2 5.9 4.5V8.5M4.3 15.8a1.3 1.3 0 1 1 2.2 1L4.3 19.5h2.6',
  },
  quote: { d: 'M5 6v12M9.5 8H20M9.5 12H20M9.5 16h6.5', turns: true },
  link,
  picture,
  table: { d: 'M4.5 5.5h15v13h-15zM4.5 10h15M12 5.5v13M4.5 14.25h15' },
  start: { d: 'M4 6h16M4 10h9.5M4 14h16M4 18h9.5', turns: true },
  centre: { d: 'M4 6h16M7.25 10h9.5M4 14h16M7.25 18h9.5' },
  end: { d: 'M4 6h16M10.5 10H20M4 14h16M10.5 18H20', turns: true },
  undo: { d: 'M8 5 4 9l4 4M4.5 9H14a5.25 5.25 0 0 1 0 10.5H9.5', turns: true },
  redo: { d: 'M16 5l4 4-4 4M19.5 9H10a5.25 5.25 0 0 0 0 10.5h4.5', turns: true },
} as const satisfies Record<string, IconDrawing>
