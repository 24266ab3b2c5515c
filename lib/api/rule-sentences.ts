/**
 * Field errors: inside the portal each is a key, under which `messages/` has its text; on the wire
 * it is the sentence of the specification (part 1 section 5), which any program can show.
 */
const sentences = {
  required: 'Required.',
  you_must: 'You must agree to continue!',
  counter: 'Max 20 characters',
  min: 'Min 8 characters',
  max: 'Max 128 characters',
  email: 'Invalid e-mail.',
  confirmation: 'Do not match',
  phone: 'Invalid phone number.',
  guessable: 'This password is easy to guess.',
  text_max: 'Max 200 characters',
  choice: 'Please choose from the list.',
  choices_max: 'Choose 50 at most.',
  web_address: 'Enter a web address that begins with https:// or http://.',
  certificate: 'Each certificate needs a name and a file.',
  certificate_days: 'The last day of a certificate is not before its first.',
  year: 'Enter a year between 1800 and this year.',
  registration: 'Enter 40 letters and digits at most.',
  hs_code: 'Max 6 characters',
  hs_digits: 'Enter the 6 digits of an HS code.',
  hs_unknown: 'There is no such code in the Harmonized System.',
  gtin: 'Enter 8, 12, 13 or 14 digits; the last one must be the right check digit.',
  taken: 'This e-mail is registered already.',
  credentials: 'Invalid email/password',
  second_factor: 'Enter the code of your authenticator.',
  code: 'This code is wrong or was used already.',
  sealed:
    'The portal cannot check codes of your authenticator at present. Use a recovery code, or ask an administrator to remove your second factor.',
  link: 'This link is no longer valid.',
  size_2: 'File size should be less than 2 MB!',
  size_9: 'File size should be less than 9 MB!',
  size_50: 'File size should be less than 50 MB!',
  size_200: 'File size should be less than 200 MB!',
  pdf: 'File type should be PDF!',
  picture: 'The file should be a picture: JPEG, PNG or WebP.',
  picture_or_pdf: 'The file should be a PDF or a picture: JPEG, PNG or WebP.',
  table: 'The file should be a CSV file.',
  damaged: 'This file cannot be read.',
  active: 'A PDF with scripts, attachments or a password is not accepted.',
  pixels: 'This picture has too many pixels.',
  pictures_max: 'Choose 8 pictures at most.',
  picture_gone: 'One of these pictures is no longer stored.',
  quota: 'There is no more room for your files.',
  description_max: 'Max 5,000 characters',
  amount: 'Enter a number above 0.',
  whole_number: 'Enter a whole number from 1 to 999.',
  date: 'Enter a day from today on.',
  past_date: 'Enter a day up to today.',
  deadline: 'Choose a day within the next 12 months.',
  request_max: 'Max 1,000 characters',
  questionnaire: 'Please complete the questionnaire',
  captcha: 'The security check failed. Please try again.',
  captcha_missing: 'The security check did not run. Allow it in your browser, or log in.',
  other_body: 'This key was used for another request.',
  names_buyer: 'The text names the buyer, or has an email or web address.',
} as const

export type RuleKey = keyof typeof sentences

export const ruleKeys = Object.keys(sentences) as readonly RuleKey[]

/** A form's messages by what is wrong, in the visitor's language. */
export type RuleTexts = Readonly<Record<RuleKey, string>>

/** The rules of a value that is missing or not chosen, and the text that leads its sentence. */
const missing: Readonly<Partial<Record<RuleKey, RuleKey>>> = {
  required: 'required',
  choice: 'required',
  you_must: 'you_must',
}

/** The texts of the rules that a form can break; each has fields that can be empty. */
export type FormRuleTexts = Partial<RuleTexts> & Pick<RuleTexts, 'required'>

/**
 * The text of a field's error; an error of the server is a text already. A form brings the texts of
 * its rules and the sentence of the field (`required` next to its labels), which says what to enter:
 * it follows the text of the rule where a value is missing.
 */
export function ruleText<Message extends string | undefined>(
  texts: FormRuleTexts,
  message: Message,
  sentence: string | undefined,
) {
  const key = ruleKeys.find((candidate) => candidate === message)
  if (key === undefined) return message
  if (sentence !== undefined && key === 'certificate') return sentence
  const lead = missing[key]
  if (sentence === undefined || lead === undefined) return texts[key] ?? sentences[key]
  return `${texts[lead] ?? sentences[lead]} ${sentence}`
}

/** The sentence of a key; any other text is a sentence already. */
export function sentenceOf(key: string): string {
  const known = ruleKeys.find((candidate) => candidate === key)
  return known ? sentences[known] : key
}

/** The key of a sentence; an unknown sentence stays. */
export function keyOf(sentence: string): string {
  return ruleKeys.find((key) => sentences[key] === sentence) ?? sentence
}
