export interface Device {
  deviceType: 'Mobile' | 'Desktop'
  deviceBrowser: string
  deviceOs: string
}

const browsers = [
  [/Edg(A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const

const systems = [
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
] as const

export const unknownDevice = 'autre'

const named = (table: ReadonlyArray<readonly [RegExp, string]>, agent: string) =>
  table.find(([pattern]) => pattern.test(agent))?.[1] ?? unknownDevice

export function deviceOf(agent: string): Device {
  return {
    deviceType: /Mobi|Android|iPhone|iPad/.test(agent) ? 'Mobile' : 'Desktop',
    deviceBrowser: named(browsers, agent),
    deviceOs: named(systems, agent),
  }
}
