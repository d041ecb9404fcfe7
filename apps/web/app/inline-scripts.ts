import { headScript, headScriptHash } from 'virtual:standalone-scripts'

export const inlineScripts = [{ name: 'head', code: headScript, cspSource: `'${headScriptHash}'` }] as const
