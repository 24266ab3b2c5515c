import { box, disc, type Stroke } from '@/components/scene/pen'

/** What carries the goods, each on a ground line at 0, from its middle. */
export const vehicles = {
  crane: [
    ['line', 'M-44 0-32-58M4 0-8-58M-40-20H0M-37-36h34M-20-58v-22L38-58'],
    ['wall', 'M-50-66H62v8H-50zM-30-58h20v12h-20z'],
    ['trail', 'M40-58v20'],
    ['rose', box(28, -38, 26, 12)],
    ['petrol', box(16, -12, 26, 12)],
    ['mist', box(44, -12, 26, 12)],
    ['sand', box(30, -24, 26, 12)],
    ['line', 'M-56 0h134'],
  ],
  ship: [
    ['sand', box(-6, -14, 8, 6)],
    ['rose', box(3, -14, 8, 6)],
    ['wall', box(-14, -18, 7, 10)],
    ['petrol', 'M-19-8h38l-6 10h-27z'],
  ],
  truck: [
    ['petrol', box(-44, -38, 54, 30)],
    ['light', 'M-34-38v30M-24-38v30M-14-38v30M-4-38v30'],
    ['wall', 'M12-8v-24h16l12 12v12z'],
    ['mist', 'M19-27h8l7 8H19z'],
    ['rose', box(-44, -14, 54, 6)],
    ['wall', disc(-32, -5, 6) + disc(-17, -5, 6) + disc(26, -5, 6)],
  ],
  plane: [
    [
      'wall',
      'M0-34c4 0 6 9 6 16l28 20v7L6 0 4 20l9 7v5L0 28l-13 4v-5l9-7L-6 0l-28 9V2l28-20c0-7 2-16 6-16z',
    ],
    ['rose', 'M-4 20h8l9 7v5L0 28l-13 4v-5z'],
    ['fine', 'M0-26v40'],
  ],
} as const satisfies Record<string, readonly Stroke[]>
