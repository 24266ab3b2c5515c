/** Texts that ask for an explanation begin like this; the words themselves are stop words. */
export const explanation =
  /^\s*(?:how|what|why|when|can|do|does|is|are|should|which|who|where|كيف|كيفية|ما|ماذا|ماهي|ماهو|هل|لماذا|متى|من|أين|اين|كم)\s+\S/iu

/** Of these, texts that ask how something is done begin like this. */
export const advice = /^\s*(?:how (?!many|much)|is|are|can|does|should|do i|كيف|كيفية|هل)\s*\S/iu

/** Texts that ask for the guide or for all questions. */
export const answerLists = /\b(?:guides?|faqs?|questions)\b|دليل|أسئلة|اسئلة/iu

/** Who reports something wants no report. */
export const reporting = /\breport\s+(?:a|an|my|the)\b/i

/** Texts about trade as a whole, which figures answer. */
export const figures =
  /\b(?:exports|imports|re-exports|trade (?:balance|deficit|surplus|volume)|growth|increased?|grew)\b|صادرات|واردات|مستوردات|(?:تبادل|ميزان|عجز)\s+(?:ال)?تجاري/iu

/** Asks for events in stop words alone. */
export const whatIsOn = /\bwhat(?:['’]?s|\s+is)\s+(?:on|happening)\b|^شو في(?=\s)/iu
