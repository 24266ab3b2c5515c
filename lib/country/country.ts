/** What the portal knows of the country whose exports it promotes; its name in texts is theirs. */
export interface Country {
  /** ISO 3166-1, two letters and numeric. */
  code: string
  numericCode: string
  /** As texts name it. */
  name: { en: string; ar: string }
  /** Its other names, and what is of it, as people type them. */
  otherNames: readonly string[]
  /** What is of it: in Arabic of a feminine noun, and of several people, with the article. */
  adjective: { en: string; feminine: string; people: string }
  /** The words by which Arabic texts name it and what is of it, which tell no product from another. */
  arabicWords: string
  capital: { en: string; ar: string }
  /** ISO 4217. */
  currency: string
  /** The currency in the plural, as English figures name it. */
  currencyName: string
  /** The zone of the IANA database in which dates are shown and rules about days apply. */
  timeZone: string
  /** How far its clocks are ahead of UTC, all year, in milliseconds. */
  aheadOfUtc: number
  workingWeek: WorkingWeek
  /** The BCP 47 tags of the languages as the country uses them. */
  languageTag: { en: string; ar: string }
  /** The code by which telephones are dialled from abroad. */
  callingCode: string
  /** The codes of the places where goods leave it: seaports, airports, border crossings. */
  exitPoints: readonly [string, ...string[]]
  /** The seaport that examples name, one of its exit points. */
  seaport: { code: string; en: string; ar: string }
  /** Whether the maps of its gateways and of the routes to its partners are drawn (`components`). */
  hasDrawnMaps: boolean
}

/** When offices work. Days count from Sunday (0). */
export interface WorkingWeek {
  /** The day with which a week begins. */
  firstDay: number
  days: readonly number[]
  /** The hours of a working day by the clock, `HH:MM`. */
  opens: string
  closes: string
}

/**
 * The forms in which messages name the country and what is of it. A message has one in double square
 * brackets: `Tell [[national]] companies`.
 */
export interface CountryTexts {
  en: Readonly<
    Record<
      | 'country'
      | 'national'
      | 'capital'
      | 'currency'
      | 'currencyName'
      | 'currencyPlural'
      | 'seaport'
      | 'examplePhone'
      | 'workingDays'
      | 'opens'
      | 'closes',
      string
    >
  >
  ar: Readonly<
    Record<
      | 'country'
      /** Adjectives by gender, without the article and with it. */
      | 'national'
      | 'nationalFeminine'
      | 'theNational'
      | 'theNationalFeminine'
      | 'theNationalPeople'
      | 'capital'
      | 'currency'
      | 'currencyName'
      | 'theCurrencyName'
      /** The noun alone, as it follows a number of hundreds or thousands. */
      | 'currencyUnit'
      | 'seaport'
      | 'examplePhone'
      | 'workingDays'
      | 'opens'
      | 'closes',
      string
    >
  >
  /** The gender of the country's name: an Arabic message has both words, `[[يصدّر|تصدّر]]`. */
  arabicGender: 'masculine' | 'feminine'
  /** The names of its exit points, by their codes. */
  exitPoints: {
    en: Readonly<Record<string, string>>
    ar: Readonly<Record<string, string>>
  }
}
