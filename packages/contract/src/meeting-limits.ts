const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** Limits of « Je rencontre quelqu’un »: in a place of their own, so that other pages do not carry them. */
export const meetingLimits = {
  /** Prepared at once; prepared by one member in a day; naming one address in a day, whoever does. */
  open: 3,
  perDay: 5,
  perAddress: 3,
  whom: 40,
  place: 120,
  contact: 40,
  note: 200,
  /** How far ahead she may prepare it, and how long ago it may have begun. */
  ahead: 30 * day,
  begun: 6 * hour,
  /** Minutes after the hour of the meeting by which she says that all is well; the first ones that are offered. */
  minutes: [30, 60, 90, 120, 180, 240, 360, 480, 720],
  usual: 120,
  /** Minutes more that she may ask for, and how many times. */
  more: [30, 60],
  postponed: 6,
  /** From the reminder, without an answer, until her contact is told. */
  grace: 30 * minute,
  /** After the hour agreed everything is gone. */
  kept: 48 * hour,
  /** A letter that did not leave is tried again after `first`, then after twice as long each time, never later than `longest`. */
  retry: { first: minute, longest: 10 * minute },
  /** A letter whose server died while it left is taken up again after this long. */
  leaving: 5 * minute,
} as const
