import {
  type ArticleAttributes,
  type ArticleRecipe,
  type Entry,
  type RecipeBlock,
  recipeAnchor,
  recipePath,
  recipesWithin,
} from '@consoeurs/contract'
import type { Thing } from 'schema-dts'
import type { PreviewWords } from '../../../context.ts'
import { breadcrumbs, publisher, type Site, stableId } from '../../../page/structured-data.tsx'
import { articleHref, articleIdPath, categoryHref } from './article-href.ts'
import { blogText } from './blog.text.ts'

/** For the generated preview image. */
export function articlePreview({ attributes }: Entry<ArticleAttributes>): PreviewWords {
  const { title, category, cover } = attributes
  const picture = cover?.data?.attributes.formats.large.url
  return { kicker: category?.data?.attributes.name ?? blogText.title, title, ...(picture && { picture }) }
}

function structuredRecipe(
  recipe: RecipeBlock,
  { article, image, site }: { article: ArticleAttributes; image: string; site: Site },
): Thing {
  const { name, minutes, servings, ingredients, steps } = recipe
  return {
    '@type': 'Recipe',
    name,
    description: article.excerpt,
    author: publisher(site),
    datePublished: article.publishedAt,
    inLanguage: 'fr',
    recipeYield: String(servings),
    totalTime: `PT${minutes}M`,
    recipeIngredient: ingredients.map((line) => `${line.quantity} ${line.name}`.trim()),
    recipeInstructions: steps.map((text) => ({ '@type': 'HowToStep' as const, text })),
    image,
  }
}

/** For the export of a notebook; on the page of the article it is `structuredRecipe`. */
export function structuredArticleRecipe({ id, title, recipe, article, picture }: ArticleRecipe, site: Site): Thing {
  const url = site.origin + recipePath({ slug: recipeAnchor(id), article })
  return {
    '@type': 'Recipe',
    '@id': url,
    url,
    name: title,
    author: publisher(site),
    inLanguage: 'fr',
    recipeYield: String(recipe.servings),
    totalTime: `PT${recipe.minutes}M`,
    recipeIngredient: recipe.ingredients.map((line) => `${line.quantity} ${line.name}`.trim()),
    recipeInstructions: recipe.steps.map((text) => ({ '@type': 'HowToStep' as const, text })),
    ...(picture && { image: site.origin + picture.formats.large.url }),
  }
}

/** Structured data: schema.org Article, the recipes in it, and BreadcrumbList. */
export function structuredArticle(article: Entry<ArticleAttributes>, site: Site): Thing[] {
  const { title, excerpt, publishedAt, updatedAt, author, category, cover } = article.attributes
  const path = articleHref(article)
  const image = site.origin + (cover?.data?.attributes.formats.large.url ?? site.drawn(articlePreview(article)))
  const signed = author?.data
  const topic = category?.data?.attributes
  return [
    {
      '@type': 'Article',
      '@id': site.origin + articleIdPath(article),
      headline: title,
      description: excerpt,
      datePublished: publishedAt,
      dateModified: updatedAt,
      mainEntityOfPage: site.origin + path,
      inLanguage: 'fr',
      author: !signed
        ? publisher(site)
        : {
            '@type': 'Person',
            name: signed.attributes.name,
            ...(signed.attributes.username && {
              '@id': stableId(site, 'member', signed.id),
              url: `${site.origin}/p/${signed.attributes.username}`,
            }),
          },
      publisher: publisher(site),
      ...(topic && { articleSection: topic.name }),
      image,
    },
    ...recipesWithin(article.attributes.body).map((recipe) =>
      structuredRecipe(recipe, { article: article.attributes, image, site }),
    ),
    breadcrumbs(site, [
      { name: blogText.title, path: '/blog' },
      ...(topic ? [{ name: topic.name, path: categoryHref(topic.slug) }] : []),
      { name: title, path },
    ]),
  ]
}
