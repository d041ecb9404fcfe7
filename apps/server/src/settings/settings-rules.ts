import { definitions, type RawSettings, type SettingName, settingNames } from './settings-definitions.ts'
import { fcmNames, neededForFcm } from './settings-fcm.ts'
import { firebaseNames } from './settings-firebase.ts'
import { openIdDefinitions } from './settings-openid.ts'
import { findConnectionProblems, isThisMachine } from './settings-wires.ts'

/** Modes, and values that this release does not support yet. */
export function findSettingProblems(raw: RawSettings): string[] {
  return [
    ...unbuiltValues(raw),
    ...openIdComplaints(raw),
    ...firebaseComplaints(raw),
    ...fcmComplaints(raw),
    ...nodesComplaints(raw),
    ...(raw.MODE === 'production' ? productionComplaints(raw) : demoComplaints(raw)),
  ]
}

function unbuiltValues(raw: RawSettings): string[] {
  return settingNames.flatMap((name) => {
    const reason = raw[name] === undefined ? undefined : reasonAgainst(name, raw)
    return reason ? [`Réglage ${name} : ${reason}.`] : []
  })
}

function reasonAgainst<Name extends SettingName>(name: Name, raw: RawSettings): string | undefined {
  const { unbuilt } = definitions[name] as { unbuilt?: (value: RawSettings[Name]) => string | undefined }
  return unbuilt?.(raw[name])
}

/** With one process and the embedded database there is none to reach. */
function nodesComplaints({ REDIS_URL, DATABASE_URL, WORKERS = 1 }: RawSettings): string[] {
  if (REDIS_URL === undefined || DATABASE_URL !== undefined || WORKERS > 1) return []
  return ['Réglage REDIS_URL : il ne sert qu’à plusieurs processus ; ajoute DATABASE_URL, ou retire-le.']
}

function openIdComplaints(raw: RawSettings): string[] {
  if (raw.IDENTITY !== 'oidc') {
    return openIdNames
      .filter((name) => raw[name] !== undefined)
      .map((name) => `Réglage ${name} : il ne sert qu’avec IDENTITY=oidc ; ajoute ce réglage, ou retire celui-ci.`)
  }
  const complaints = (['OIDC_ISSUER', 'OIDC_CLIENT_ID'] as const)
    .filter((name) => raw[name] === undefined)
    .map((name) => `Réglage ${name} : avec IDENTITY=oidc, il faut ${definitions[name].expected}.`)
  if (raw.OIDC_ISSUER?.startsWith('http:') && !isThisMachine(new URL(raw.OIDC_ISSUER).hostname)) {
    complaints.push(
      'Réglage OIDC_ISSUER : il faut une adresse https, sinon n’importe qui pourrait répondre à sa place.',
    )
  }
  if (raw.OIDC_CLIENT_AUTH !== undefined && raw.OIDC_CLIENT_SECRET === undefined) {
    complaints.push(
      'Réglage OIDC_CLIENT_AUTH : il ne sert qu’avec OIDC_CLIENT_SECRET ; ajoute le secret, ou retire-le.',
    )
  }
  return complaints
}

const openIdNames = Object.keys(openIdDefinitions) as (keyof typeof openIdDefinitions)[]

function firebaseComplaints(raw: RawSettings): string[] {
  const asking = [raw.IDENTITY === 'firebase' && 'IDENTITY=firebase', raw.PUSH === 'fcm' && 'PUSH=fcm'].filter(Boolean)
  if (asking.length === 0) {
    return firebaseNames
      .filter((name) => raw[name] !== undefined)
      .map(
        (name) =>
          `Réglage ${name} : il ne sert qu’avec IDENTITY=firebase ou PUSH=fcm ; ajoute l’un des deux, ou retire celui-ci.`,
      )
  }
  const needed = (['FIREBASE_PROJECT_ID', 'FIREBASE_API_KEY', 'FIREBASE_SERVICE_ACCOUNT'] as const).filter(
    // The emulator needs no service account, but it has no pushes.
    (name) =>
      name !== 'FIREBASE_SERVICE_ACCOUNT' || raw.PUSH === 'fcm' || raw.FIREBASE_AUTH_EMULATOR_HOST === undefined,
  )
  const complaints = needed
    .filter((name) => raw[name] === undefined)
    .map((name) => `Réglage ${name} : avec ${asking.join(' et ')}, il faut ${definitions[name].expected}.`)
  if (raw.FIREBASE_AUTH_EMULATOR_HOST !== undefined && raw.MODE === 'production') {
    complaints.push(
      'Réglage FIREBASE_AUTH_EMULATOR_HOST : en production, n’importe qui pourrait se faire passer pour n’importe qui ; retire-le.',
    )
  }
  return complaints
}

function fcmComplaints(raw: RawSettings): string[] {
  if (raw.PUSH === 'fcm') {
    return neededForFcm
      .filter((name) => raw[name] === undefined)
      .map((name) => `Réglage ${name} : avec PUSH=fcm, il faut ${definitions[name].expected}.`)
  }
  return fcmNames
    .filter((name) => raw[name] !== undefined)
    .map((name) => `Réglage ${name} : il ne sert qu’avec PUSH=fcm ; ajoute ce réglage, ou retire celui-ci.`)
}

/** The demo's password is public, so other machines must not reach it. */
function demoComplaints(raw: RawSettings): string[] {
  const complaints: string[] = []
  if (raw.HOST && !isThisMachine(raw.HOST)) {
    complaints.push(
      'Réglage HOST : en démonstration, il faut 127.0.0.1 ; pour ouvrir le site aux autres, mets MODE=production.',
    )
  }
  if (raw.PUBLIC_URL?.startsWith('https:')) {
    complaints.push(
      'Réglage PUBLIC_URL : une adresse https demande MODE=production ; en démonstration, il faut une adresse http de cette machine.',
    )
  }
  return complaints
}

function productionComplaints(raw: RawSettings): string[] {
  const complaints = findConnectionProblems(raw)
  if (!raw.PUBLIC_URL) {
    complaints.push(
      'Réglage PUBLIC_URL : en production, il faut l’adresse publique du site, par exemple https://exemple.fr.',
    )
  } else if (!raw.PUBLIC_URL.startsWith('https:') && !isThisMachine(new URL(raw.PUBLIC_URL).hostname)) {
    complaints.push(
      'Réglage PUBLIC_URL : en production, il faut une adresse https, sinon les sessions seraient lisibles.',
    )
  }
  if (raw.LIMITS === 'off') {
    complaints.push('Réglage LIMITS : « off » n’est permis qu’en démonstration ; en production, il faut « on ».')
  }
  return complaints
}
