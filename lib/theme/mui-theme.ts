import { directionOf, type Locale } from '@/lib/i18n/locale'
import { createTheme, type Theme } from '@mui/material/styles'
import {
  colors,
  focusRing,
  fontFamily,
  lineHeights,
  motion,
  radii,
  spaces,
  typeSize,
  weights,
} from './tokens'

const controlBorder = { borderColor: colors['line-strong'] }
const ring = {
  outline: `${focusRing.width} solid ${colors['petrol-600']}`,
  outlineOffset: focusRing.offset,
}

/**
 * The MUI theme of a language, made of the same tokens as the pages. It has only logical
 * properties: the right-to-left plugin leaves them as they are. CSS layers stay off, because the
 * plugin does not flip inside them.
 */
export function muiTheme(locale: Locale): Theme {
  const { text, heading } = lineHeights[locale]
  return createTheme({
    direction: directionOf(locale),
    palette: {
      primary: {
        main: colors['petrol-600'],
        dark: colors['petrol-800'],
        contrastText: colors.raised,
      },
      secondary: { main: colors.rose, dark: colors['rose-dark'], contrastText: colors.raised },
      error: { main: colors.danger },
      warning: { main: colors.warning },
      info: { main: colors.info },
      success: { main: colors.success },
      text: { primary: colors.ink, secondary: colors['ink-soft'] },
      divider: colors.line,
      background: { default: colors.paper, paper: colors.raised },
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
        styleOverrides: { root: { backgroundColor: `${colors['petrol-900']}99` } },
      },
      MuiFormLabel: {
        styleOverrides: {
          root: {
            marginBlockEnd: spaces[0],
            color: colors.ink,
            fontWeight: weights.heading,
            '&.Mui-focused': { color: colors.ink },
            '&.Mui-error': { color: colors.ink },
          },
          asterisk: { color: colors.danger },
        },
      },
      MuiOutlinedInput: {
        styleOverrides: {
          root: {
            backgroundColor: colors.raised,
            '&.Mui-focused': ring,
            '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderWidth: 1 },
            '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: colors['petrol-600'] },
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
            color: colors['ink-faint'],
            fontSize: typeSize(-1),
            lineHeight: 1.5,
            '&.Mui-error': { color: colors.danger },
          },
        },
      },
      MuiCheckbox: {
        styleOverrides: { root: { color: colors['line-strong'], '&.Mui-focusVisible': ring } },
      },
    },
  })
}

function milliseconds(duration: string): number {
  return Number.parseInt(duration)
}
