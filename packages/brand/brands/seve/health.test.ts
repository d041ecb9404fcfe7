import { foldText } from '@consoeurs/contract'
import { describe, expect, it } from 'vitest'
import { health } from './health.ts'
import { communityShares } from './seed/community-shares.ts'
import { shares } from './seed/shares.ts'

const claims = (text: string) =>
  health.held.flatMap((pattern) => [...foldText(text).matchAll(pattern)].filter(({ groups }) => !groups?.opposite))
const speaksOfIllness = (text: string) => foldText(text).search(health.illness) !== -1

const innocent = [
  'J’ai fini mon traitement antibiotique hier, je reprends les jus verts doucement.',
  'N’arrête jamais ton traitement sans l’avis de ta médecin.',
  'Il ne faut surtout pas arrêter son traitement pour ça.',
  'On n’arrête pas un traitement sur un coup de tête.',
  'Je n’ai pas arrêté mon traitement, le cru l’accompagne.',
  'Je mange cru sans arrêter mon traitement, et c’est très bien ainsi.',
  'J’ai arrêté le sucre et le café en janvier.',
  'J’arrête de traiter mes rosiers, place aux coccinelles.',
  'Ce jus ne guérit rien, il est juste très bon.',
  'Le jus d’herbe ne guérit pas le cancer, ne vous laissez pas raconter d’histoires.',
  'Une assiette crue ne remplace pas un traitement.',
  'Une alimentation vivante ne remplace ni un avis médical ni un traitement.',
  'Quel traitement des graines avant la germination ?',
  'J’ai arrêté le traitement de texte, j’écris mes recettes à la main.',
  'Le traitement de l’eau au charbon change le goût du thé.',
  'Je remplace le beurre par de la purée d’amande.',
  'Je remplace la crème par du cajou trempé.',
  'Ma mère soigne son diabète avec son endocrinologue et adore mes crudités.',
  'Ma tante est morte d’un cancer, sa tarte aux pommes me manque.',
  'Je soigne mes semis de tomates à la cuillère.',
  'Ma fille a guéri de la varicelle en une semaine.',
  'On élimine les pucerons avec du savon noir.',
  'Je jette les fanes abîmées et je garde les autres.',
  'J’ai laissé tomber les régimes, je mange ce que j’aime.',
  'La cure de silence m’a fait du bien.',
  'Un jeûne, c’est non : ma médecin préfère que je mange.',
  'J’ai besoin de plus de citrons pour la fête.',
  'Demande à ta pharmacienne si le pamplemousse va avec tes médicaments.',
  'Je prends mes médicaments le matin, puis ma salade de fruits.',
  'Le bus s’arrête devant le centre de soins, la ferme est à gauche.',
  'Sous chimio, je digère mieux les légumes cuits.',
  'Mon chat refuse ses croquettes, je le comprends.',
]

const wrong = [
  'Arrête ton traitement, le corps sait faire.',
  'J’ai arrêté mes médicaments grâce aux jus verts.',
  'Arrêtez tous les traitements, mangez cru.',
  'Tu peux arrêter la chimio si tu passes aux crudités.',
  'Stoppe l’insuline et bois du jus de céleri.',
  'J’ai stoppé mes antidépresseurs en deux semaines de monodiète.',
  'Il faut abandonner les traitements chimiques.',
  'Jette tes médocs à la poubelle.',
  'Laisse tomber la chimio, essaie le jeûne.',
  'N’hésite pas à arrêter ton traitement.',
  'N’aie pas peur d’arrêter ton traitement.',
  'Pourquoi ne pas arrêter ton traitement pendant la cure ?',
  'Refuse la radiothérapie, il y a des plantes pour ça.',
  'On peut se passer de médicaments quand on mange vivant.',
  'Diminue ton insuline au fil des jus.',
  'Ne prends plus tes médicaments pendant le jeûne.',
  'Tu ne devrais plus prendre ton traitement.',
  'Je ne prends plus mon traitement depuis que je mange cru.',
  'Plus besoin d’insuline après trois mois de cru.',
  'Je n’ai plus besoin de mes médicaments.',
  'Le jus d’herbe de blé remplace la chimio.',
  'Une tisane au lieu des antibiotiques, toujours.',
  'Des plantes à la place de ton traitement.',
  'Le jus d’herbe guérit le cancer.',
  'Le jeûne fait disparaître les tumeurs.',
  'L’alimentation vivante soigne le diabète.',
  'J’ai guéri mon endométriose grâce au cru.',
  'Elle a vaincu son cancer avec des jus.',
  'Un remède contre le cancer : les graines d’abricot.',
  'Le curcuma tue les cellules du cancer.',
  'Guérir de la dépression par le jeûne, c’est possible.',
  'ARRETER UN TRAITEMENT n’est pas si grave.',
]

describe('a health claim', () => {
  it.each(innocent)('is not found in « %s »', (text) => expect(claims(text)).toEqual([]))
  it.each(wrong)('is found in « %s »', (text) => {
    expect(claims(text)).not.toEqual([])
    for (const [match] of claims(text)) expect(match.search(health.subject)).not.toBe(-1)
  })

  it('is detected in linear time', () => {
    const hostile = `${'ne pas arreter le jus guerit avec le '.repeat(400)}fin`
    expect(claims(hostile)).toEqual([])
  })
})

it('is in none of the demo shares', () => {
  for (const { title = '', body = '', recipe } of [...shares, ...communityShares])
    expect(claims([title, body, ...(recipe?.steps ?? [])].join('\n'))).toEqual([])
})

describe('the notice', () => {
  it.each([
    'Sous chimio, je digère mieux.',
    'Vivre avec une endométriose',
    'Mon diabète et les fruits',
    'Mes médicaments',
  ])('is shown for « %s »', (text) => expect(speaksOfIllness(text)).toBe(true))
  it.each(['Une salade de saison', 'Le traitement des graines', 'Un jus pour le goût', 'La soupe verte de Louise'])(
    'is not shown for « %s »',
    (text) => expect(speaksOfIllness(text)).toBe(false),
  )
})
