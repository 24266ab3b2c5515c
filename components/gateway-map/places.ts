/** A place of the drawing, in its units. */
export type Place = readonly [x: number, y: number]

/** The sheet that the places are on. North is up in both languages. */
export const sheet = { width: 1000, height: 800 } as const

/** How goods leave the country. */
export const modes = ['sea', 'road', 'air'] as const

/** The gateways for goods, in the order of their numbers. */
export const gateways = [
  { name: 'aqaba', mode: 'sea', at: [180, 714] },
  { name: 'jaber', mode: 'road', at: [360, 194] },
  { name: 'karameh', mode: 'road', at: [762, 126] },
  { name: 'omari', mode: 'road', at: [471, 370] },
  { name: 'airport', mode: 'air', at: [329, 336] },
] as const satisfies readonly {
  name: string
  mode: (typeof modes)[number]
  at: Place
}[]

/** The gateways with the numbers that the map and its list give them. */
export const numberedGateways = gateways.map((gateway, index) => ({
  ...gateway,
  number: index + 1,
}))

export const capital: Place = [320, 292]

/** What is written on the drawing besides the gateways; countries by the middle of their name. */
export const names = [
  { name: 'home', look: 'home', at: [425, 505] },
  { name: 'capital', look: 'capital', at: [282, 238] },
  { name: 'syria', look: 'abroad', at: [560, 74] },
  { name: 'iraq', look: 'abroad', at: [852, 222] },
  { name: 'saudiArabia', look: 'abroad', at: [690, 590] },
  { name: 'palestine', look: 'abroad', at: [184, 318] },
  { name: 'israel', look: 'abroad', at: [166, 492] },
  { name: 'egypt', look: 'abroad', at: [104, 640] },
] as const satisfies readonly {
  name: string
  look: 'home' | 'capital' | 'abroad'
  at: Place
}[]
