import type { Locale } from '@/lib/i18n/locale'

/**
 * The font files a page of a language paints its first screen with (`lib/theme/fonts.css` declares them).
 * An Arabic file weighs twice a Latin one, so Arabic fetches ahead only that of its headings: both would
 * keep the style sheet waiting on a slow phone.
 */
export const fontPreloads: Record<Locale, readonly string[]> = {
  en: [
    new URL(
      '../../node_modules/@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-latin-400-normal.woff2',
      import.meta.url,
    ).toString(),
    new URL(
      '../../node_modules/@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-latin-600-normal.woff2',
      import.meta.url,
    ).toString(),
  ],
  ar: [
    new URL(
      '../../node_modules/@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-600-normal.woff2',
      import.meta.url,
    ).toString(),
  ],
}
