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
  /** The BCP 47 tags of the languages as the country uses them. */
  languageTag: { en: string; ar: string }
  /** The code by which telephones are dialled from abroad. */
  callingCode: string
}
