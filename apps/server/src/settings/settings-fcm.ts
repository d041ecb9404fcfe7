import { z } from 'zod'
import { define } from './setting-definition.ts'

const required = 'none; required by `PUSH=fcm`'

export const fcmDefinitions = {
  FIREBASE_APP_ID: define({
    schema: z
      .string()
      .regex(/^\d+:\d+:web:[\da-f]+$/)
      .optional(),
    description: 'Web app of the Firebase project, for example `1:123456789012:web:1a2b3c4d5e6f`.',
    expected: 'l’identifiant d’une application web du projet Firebase, par exemple 1:123456789012:web:1a2b3c4d5e6f',
    fallback: required,
  }),
  FIREBASE_MESSAGING_SENDER_ID: define({
    schema: z
      .string()
      .regex(/^\d{1,20}$/)
      .optional(),
    description: 'Sender ID of the Firebase project, a number.',
    expected: 'l’identifiant d’expéditeur du projet Firebase, un nombre',
    fallback: required,
  }),
  FIREBASE_VAPID_KEY: define({
    schema: z
      .string()
      .regex(/^B[\w-]{86}$/)
      .optional(),
    description: 'Public key of the project’s web push certificate, 87 characters.',
    expected: 'la paire de clés « Certificats Web Push » du projet Firebase, 87 caractères',
    fallback: required,
  }),
  FIREBASE_STORAGE_BUCKET: define({
    schema: z
      .string()
      .regex(/^[a-z\d][\w.-]{1,220}$/)
      .optional(),
    description:
      'Storage bucket of the project. It is only a parameter of the service worker’s address; nothing is stored there.',
    expected: 'le nom du bucket du projet Firebase, par exemple consoeurs-1a2b3.firebasestorage.app',
    fallback: '`<FIREBASE_PROJECT_ID>.firebasestorage.app`',
  }),
  FIREBASE_MEASUREMENT_ID: define({
    schema: z
      .string()
      .regex(/^G-[A-Z\d]{4,20}$/)
      .optional(),
    description:
      'Measurement ID of the web app. It is only a parameter of the service worker’s address; nothing is measured.',
    expected: 'l’identifiant de mesure du projet Firebase, par exemple G-1A2B3C4D5E',
    fallback: 'none',
  }),
}

export const fcmNames = Object.keys(fcmDefinitions) as (keyof typeof fcmDefinitions)[]
export const neededForFcm = ['FIREBASE_APP_ID', 'FIREBASE_MESSAGING_SENDER_ID', 'FIREBASE_VAPID_KEY'] as const
