import { foldText } from '../text/fold-text.ts'

/** On folded text. « vend », not « vendredi » nor « Vendée ». */
const money = [
  /[€$£]/,
  /\b(eur|euros?|balles|centimes?)\b/,
  /\b(re)?vend(s|re|ais|rai|u|ue|us|ues|ent|ez|ons)?\b/,
  /\b(en|a la|mis en) vente\b/,
  /\b(paypal|lydia|wero|virement|paiement|payant(e|s|es)?|payer)\b/,
  /\b(prix|tarif)s?\b/,
]

/** Whether a text offers or asks for money: nothing is sold here. */
export const namesMoney = (text: string): boolean => {
  const folded = foldText(text)
  return money.some((pattern) => pattern.test(folded))
}
