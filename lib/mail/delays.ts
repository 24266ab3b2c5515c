/**
 * Seconds until a mail is tried again: after 1, 5 and 15 minutes, one and three hours, then every six
 * hours up to three days.
 */
export const mailDelays = [60, 300, 900, 3600, 10_800, ...Array.from({ length: 11 }, () => 21_600)]
