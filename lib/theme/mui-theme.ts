import { directionOf, type Locale } from '@/lib/i18n/locale'
import { createTheme, type Theme } from '@mui/material/styles'
import {
  focusRing,
  fontFamily,
  lineHeights,
  motion,
  radii,
  spaces,
  typeSize,
  weights,
  type ColorName,
} from './tokens'

const token = (name: ColorName) => `var(--${name})`

/** One colour for a palette; all its tones are given, since MUI cannot calculate with properties. */
const tones = (main: ColorName, dark: ColorName = main) => ({
  main: token(main),
  light: token(main),
  dark: token(dark),
  contrastText: token('raised'),
})

const controlBorder = { borderColor: token('line-strong') }
const ring = {
  outline: `${focusRing.width} solid ${token('petrol-600')}`,
  outlineOffset: focusRing.offset,
}

/** MUI's own reads the numbers of a colour, which a custom property does not show. */
const alpha = (color: string, share: number | string) =>
  `color-mix(in srgb, ${color} calc((${share}) * 100%), transparent)`

/**
 * The MUI theme of a language, made of the custom properties of the page, so that it follows the
 * colour scheme. It has only logical properties: the right-to-left plugin leaves them as they are.
 * CSS layers stay off, because the plugin does not flip inside them.
 */
export function muiTheme(locale: Locale): Theme {
  const { text, heading } = lineHeights[locale]
  const theme = createTheme({
    direction: directionOf(locale),
    palette: {
      primary: tones('petrol-600', 'petrol-800'),
      secondary: tones('rose', 'rose-dark'),
      error: tones('danger'),
      warning: tones('warning'),
      info: tones('info'),
      success: tones('success'),
      text: {
        primary: token('ink'),
        secondary: token('ink-soft'),
        disabled: token('ink-faint'),
      },
      action: {
        active: token('ink-soft'),
        hover: token('petrol-50'),
        focus: token('petrol-50'),
        disabled: token('ink-faint'),
      },
      divider: token('line'),
      background: { default: token('paper'), paper: token('raised') },
    },
    typography: {
      fontFamily,
      fontSize: 16,
      fontWeightMedium: weights.heading,
      fontWeightBold: weights.heading,
      allVariants: { letterSpacing: 0 },
      body1: { fontSize: typeSize(0), lineHeight: text },
      body2: { fontSize: typeSize(-1), lineHeight: text },
      h6: { fontSize: typeSize(1), fontWeight: weights.heading, lineHeight: heading },
    },
    shape: { borderRadius: Number.parseInt(radii.control) },
    spacing: spaces[0],
    transitions: {
      duration: {
        enteringScreen: milliseconds(motion.slow),
        leavingScreen: milliseconds(motion.fast),
      },
      easing: { easeInOut: motion.easing },
    },
    components: {
      MuiButtonBase: { defaultProps: { disableRipple: true, disableTouchRipple: true } },
      MuiPaper: {
        defaultProps: { elevation: 0 },
        styleOverrides: { root: { backgroundImage: 'none' } },
      },
      MuiDialog: {
        styleOverrides: {
          paper: {
            inlineSize: '100%',
            margin: spaces[3],
            borderRadius: radii.card,
            boxShadow: 'none',
          },
        },
      },
      MuiBackdrop: {
        styleOverrides: {
          root: { backgroundColor: `color-mix(in srgb, ${token('veil')} 60%, transparent)` },
        },
      },
      MuiFormLabel: {
        styleOverrides: {
          root: {
            marginBlockEnd: spaces[0],
            color: token('ink'),
            fontWeight: weights.heading,
            '&.Mui-focused': { color: token('ink') },
            '&.Mui-error': { color: token('ink') },
          },
          asterisk: { color: token('danger') },
        },
      },
      MuiOutlinedInput: {
        styleOverrides: {
          root: {
            backgroundColor: token('raised'),
            '&.Mui-focused': ring,
            '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderWidth: 1 },
            '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: token('petrol-600') },
            '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderWidth: 2 },
          },
          notchedOutline: controlBorder,
          input: {
            boxSizing: 'border-box',
            blockSize: '46px',
            padding: `${spaces[1]}px ${spaces[2]}px`,
            '&:focus-visible': { outline: 'none' },
          },
        },
      },
      MuiFormHelperText: {
        styleOverrides: {
          root: {
            marginInline: 0,
            color: token('ink-faint'),
            fontSize: typeSize(-1),
            lineHeight: 1.5,
            '&.Mui-error': { color: token('danger') },
          },
        },
      },
      MuiCheckbox: {
        styleOverrides: { root: { color: token('line-strong'), '&.Mui-focusVisible': ring } },
      },
    },
  })
  return Object.assign(theme, { alpha })
}

function milliseconds(duration: string): number {
  return Number.parseInt(duration)
}
