import type { Nemesis, Scene } from './nemesis.ts'
import type { Network } from './network.ts'

/** While the network is as it is: this many answers come, or go missing. */
const FEW = 6

const fault = (name: string, strike: (scene: Scene) => Promise<void>): Nemesis => ({ name, strike })

/** What a network does to those who use it; each ends with the network whole. */
export const networkFaults = (network: Network, where: string): Nemesis[] => [
  fault(`${where}: every connection cut`, async ({ history }) => {
    network.cutAll()
    await history.acknowledges(FEW)
  }),
  fault(`${where}: single connections cut in the middle of a request`, async ({ history, chance }) => {
    for (let cut = 0; cut < FEW; cut += 1) {
      network.cutOne(chance)
      await history.acknowledges(1)
    }
  }),
  fault(`${where}: half-closed towards the caller`, async ({ history }) => {
    network.halfClose('near')
    await history.acknowledges(FEW)
  }),
  fault(`${where}: half-closed towards the called`, async ({ history }) => {
    network.halfClose('far')
    await history.acknowledges(FEW)
  }),
  fault(`${where}: slow`, async ({ history, chance }) => {
    network.delay = chance.between(20, 120)
    await history.acknowledges(FEW)
    network.delay = 0
  }),
  fault(`${where}: narrow`, async ({ history }) => {
    network.width = 20_000
    await history.acknowledges(FEW)
    network.width = Number.POSITIVE_INFINITY
  }),
  fault(`${where}: silent until answers are given up, then everything at once`, async ({ history }) => {
    network.freeze()
    await history.loses(FEW)
    network.thaw()
    await history.acknowledges(FEW)
  }),
  fault(`${where}: closed to everyone`, async ({ history }) => {
    network.refuses = true
    network.cutAll()
    await history.loses(FEW)
    network.refuses = false
    await history.acknowledges(FEW)
  }),
  fault(`${where}: every connection dead without a word`, async ({ history }) => {
    network.forget()
    await history.acknowledges(2 * FEW)
  }),
]
