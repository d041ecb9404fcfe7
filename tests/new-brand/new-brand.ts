import { join } from 'node:path'
import { ProjectCopy } from '@consoeurs/test-support/project-copy'
import { ensureChromium } from '../../tools/chromium.mjs'

export const CODE = 'eglantine'
export const NAME = 'Églantine'

/** A copy of the project in which brands are made: `npm run new -- brand` draws with a browser. */
export class BrandWorkshop extends ProjectCopy {
  readonly chromium: string

  private constructor(chromium: string) {
    super()
    this.chromium = chromium
  }

  static async open(): Promise<BrandWorkshop> {
    return new BrandWorkshop(await ensureChromium())
  }

  makes(...words: string[]) {
    const env = { CHROMIUM_PATH: this.chromium }
    return this.runs(process.execPath, ['tools/new.ts', 'brand', ...words], { env })
  }

  builds() {
    return this.runs('npm', ['run', 'build'], {
      env: { PATH: `${join(this.folder, 'node_modules/.bin')}:${process.env.PATH}` },
    })
  }
}
