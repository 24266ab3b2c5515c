import type { CountryTexts } from './country.ts'
import type { CountryName, ExitPoint } from './countries.ts'
import { homeCountry, homeCountryName } from './home.ts'
import { jordanTexts } from './jordan.ts'
import { tunisiaTexts } from './tunisia.ts'

type Language = 'en' | 'ar'

export const countryTexts: Readonly<Record<CountryName, CountryTexts>> = {
  jo: jordanTexts,
  tn: tunisiaTexts,
}

/** A form in double square brackets, or the two words of which the gender of the country chooses one. */
const form = /\[\[([^[\]|]+)(?:\|([^[\]|]+))?\]\]/g

/** A text with its forms replaced by those of a country. Throws for a form that the language lacks. */
export function inCountry(texts: CountryTexts, language: Language, text: string): string {
  const forms = new Map<string, string>(Object.entries(texts[language]))
  return text.replace(form, (_, name: string, feminine: string | undefined) => {
    if (feminine !== undefined) return texts.arabicGender === 'feminine' ? feminine : name
    const found = forms.get(name)
    if (found === undefined) throw new Error(`No form [[${name}]] of the country in '${language}'.`)
    return found
  })
}

/** Texts of any depth with the forms of the country whose portal this is. */
export function inHomeCountry<T>(language: Language, texts: T): T
export function inHomeCountry(language: Language, texts: unknown): unknown {
  if (typeof texts === 'string') return inCountry(countryTexts[homeCountryName], language, texts)
  if (Array.isArray(texts)) return texts.map((text: unknown) => inHomeCountry(language, text))
  if (typeof texts !== 'object' || texts === null) return texts
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [key, inHomeCountry(language, text)]),
  )
}

const everyExitPoint = {
  en: { ...jordanTexts.exitPoints.en, ...tunisiaTexts.exitPoints.en },
  ar: { ...jordanTexts.exitPoints.ar, ...tunisiaTexts.exitPoints.ar },
} as const satisfies Record<Language, Readonly<Record<ExitPoint, string>>>

/** The names of the places where goods leave the country, by their codes. */
export function exitPointNames(language: Language): Record<ExitPoint, string> {
  const codes: readonly ExitPoint[] = homeCountry.exitPoints
  const named = codes.map((code) => [code, everyExitPoint[language][code]])
  return Object.fromEntries(named)
}
