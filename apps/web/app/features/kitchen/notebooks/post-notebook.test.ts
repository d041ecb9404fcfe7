import { describe, expect, it } from 'vitest'
import { type ApiClient, ApiFailure } from '../../../api/client.ts'
import { postNotebook } from './post-notebook.ts'

const clientId = '6f1c2a34-0b5d-4c1e-9a77-2f1d3b4c5d6e'
const full = new ApiFailure('NOTEBOOK_FULL', { status: 409, text: 'Ce carnet est plein.' })
const refused = new ApiFailure('NOTEBOOKS_FULL', { status: 409, text: 'Trop de carnets.' })

interface Outcomes {
  create?: ApiFailure
  keep?: ApiFailure
}

function answer({ create, keep }: Outcomes, fields: [string, string][]) {
  const sent: unknown[] = []
  const call = (failure: ApiFailure | undefined, value: object) => async (_path: string, body: unknown) => {
    sent.push(body)
    if (failure !== undefined) throw failure
    return value
  }
  const client = { post: call(create, { id: 30 }), put: call(keep, {}) } as unknown as ApiClient
  const form = new FormData()
  for (const [name, value] of [['clientId', clientId], ...fields] as [string, string][]) form.append(name, value)
  return { sent, result: postNotebook({ form, client, request: new Request('https://site.test/carnet') }) }
}

const keeping: [string, string][] = [
  ['keep', '7'],
  ['notebook', '10'],
  ['notebook', '11'],
  ['name', 'Douceurs'],
]

describe('the plain form of notebooks', () => {
  it('makes the notebook with the key of the form, and keeps the recipe there', async () => {
    const { sent, result } = answer({}, keeping)
    expect((await result) instanceof Response).toBe(true)
    expect(sent).toEqual([{ clientId, name: 'Douceurs' }, { notebookIds: [10, 11, 30] }])
  })

  it('gives back the name, the choices and the key where no notebook was made', async () => {
    const { result } = answer({ create: refused }, keeping)
    expect(await result).toMatchObject({
      data: { name: 'Douceurs', chosen: [10, 11], clientId, problem: 'Trop de carnets.' },
      init: { status: 409 },
    })
  })

  it('chooses the notebook that it made where the recipe was refused', async () => {
    const { result } = answer({ keep: full }, keeping)
    expect(await result).toMatchObject({
      data: { name: '', chosen: [10, 11, 30], clientId: null, problem: 'Ce carnet est plein.' },
    })
  })

  it('makes no second one when that answer is sent', async () => {
    const fields = [...keeping.slice(0, 3), ['notebook', '30'], ['name', '']] as [string, string][]
    const { sent } = answer({ keep: full }, fields)
    expect(sent).toEqual([{ notebookIds: [10, 11, 30] }])
  })
})
