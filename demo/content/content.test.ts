import { readTree } from '@sillage/domains/content/cms-allow.ts'
import type { CmsNode, CmsProps } from '@sillage/domains/content/cms-node-contract.ts'
import { banner } from '@sillage/domains/content/server/banner-template.ts'
import { withoutEnglish, wrongEnglish } from '@sillage/domains/testing-english.ts'
import { expect, test } from 'vitest'
import type { Picture } from '../catalog/picture.ts'
import { products } from '../catalog/products.ts'
import { cmsPages } from './cms-pages.ts'
import { companyStory } from './company-story.ts'
import { hero, scentNotes } from './home.ts'
import { instagram } from './instagram.ts'
import { recipes } from './recipes.ts'
import { selects } from './selects.ts'

const propsOf = ({ option, children }: CmsNode): CmsProps[] => [option.props, ...children.flatMap(propsOf)]
const story = companyStory(() => ({ src: '/media/a-{width}.webp', width: 960, height: 640 }))
const pages = [...cmsPages, { name: 'company', template: story }]
const said = pages.flatMap(({ template }) => propsOf(template)).filter(({ innerText }) => innerText !== '')
const productOf = (id: number) => products.find((product) => product.id === id)

test('everything a recipe needs can be bought today', () => {
  for (const { slug, materials } of recipes)
    for (const { product_id, sku, quantity } of materials) {
      const variant = productOf(product_id)?.variants.find((variant) => variant.sku === sku)
      expect(variant?.stock, `${slug}: ${sku}`).toBeGreaterThanOrEqual(quantity)
    }
})

test('no recipe looks like another or like a product', () => {
  const look = ({ picture }: { picture: Picture }) => `${picture.kind} ${picture.scent}`
  const shown = new Set(products.map(look))
  expect(new Set(recipes.map(look)).size).toBe(recipes.length)
  expect(recipes.map(look).filter((own) => shown.has(own))).toEqual([])
  expect(new Set(recipes.map(({ slug }) => slug)).size).toBe(6)
})

test('the hero leads to a product, and each of the eight families has products', () => {
  expect(productOf(Number(hero.link.split('/').at(-1)))?.name).toBe('저녁 연기')
  expect(new Set(scentNotes.map(({ family }) => family)).size).toBe(8)
  for (const { family } of scentNotes)
    expect(products.filter((product) => product.scent?.families.includes(family)).length, family).toBeGreaterThan(0)
})

test('the feed has six pictures to show and films to leave out', () => {
  expect(instagram.filter((item) => item.media_type === 'image').length).toBeGreaterThanOrEqual(6)
  expect(instagram.some((item) => item.media_type === 'video')).toBe(true)
  expect(new Set(instagram.map((item) => item.permalink)).size).toBe(9)
})

test('every text has its English, and English has no Hangul', () => {
  expect(withoutEnglish([hero, scentNotes, recipes, instagram, selects, said])).toEqual([])
  expect(wrongEnglish([hero, scentNotes, recipes, instagram, selects, said])).toEqual([])
})

test('every select is made of products that the shop has, none of them twice', () => {
  expect(selects).toHaveLength(3)
  for (const { items } of selects) {
    const ids = items.map(({ product_id }) => product_id)
    expect(ids.filter((id) => !productOf(id))).toEqual([])
    expect(new Set(ids).size).toBe(ids.length)
  }
})

test.each([banner, ...pages])('the page $name keeps to what pages may be made of', ({ template }) => {
  expect(readTree(template)).toEqual({ tree: template, troubles: [] })
})
