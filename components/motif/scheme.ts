import { neutrals, type MotifPalette } from './palette'

/** The colours of one picture, by their task in it. */
export interface Scheme {
  ground: string
  /** A field a little apart from the ground. */
  quiet: string
  /** A field that contrasts with the ground. */
  figure: string
  /** A field between quiet and figure. */
  middle: string
  line: string
  thin: string
  /** Few and small. */
  accent: string
  /** The accent's calmer neighbour. */
  echo: string
}

/**
 * The grounds a pair of hues gives, in the order in which neighbours take them: dark, pale, the
 * full colour, and the second hue in its light form.
 */
export const grounds = ['deep', 'tint', 'full', 'tint', 'deep', 'light'] as const

export function schemeOf({ main, second }: MotifPalette, ground: (typeof grounds)[number]): Scheme {
  if (ground === 'deep') {
    return {
      ground: main.deep,
      quiet: main.dark,
      figure: main.light,
      middle: main.main,
      line: main.light,
      thin: main.mid,
      accent: second.mid,
      echo: second.light,
    }
  }
  if (ground === 'full') {
    return {
      ground: main.main,
      quiet: main.dark,
      figure: main.deep,
      middle: main.mid,
      line: main.tint,
      thin: main.light,
      accent: second.light,
      echo: second.tint,
    }
  }
  if (ground === 'light') {
    return {
      ground: second.light,
      quiet: second.tint,
      figure: main.dark,
      middle: second.mid,
      line: main.deep,
      thin: second.main,
      accent: main.main,
      echo: neutrals.paper,
    }
  }
  return {
    ground: main.tint,
    quiet: neutrals.white,
    figure: main.dark,
    middle: main.light,
    line: main.main,
    thin: main.mid,
    accent: second.main,
    echo: second.light,
  }
}

/** The same colours with light and dark exchanged, for the other side of a divided picture. */
export function counter(scheme: Scheme): Scheme {
  return {
    ...scheme,
    ground: scheme.figure,
    quiet: scheme.middle,
    figure: scheme.ground,
    line: scheme.ground,
    thin: scheme.middle,
  }
}
