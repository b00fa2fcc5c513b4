import { contract } from '@sillage/domains/contract.ts'
import openapiTypes, { astToString } from 'openapi-typescript'
import { expect, test } from 'vitest'
import { openApiOf } from './openapi.ts'

/** It takes what it is given to pieces, and would leave some of them empty. */
const typesOf = async (document: object) => astToString(await openapiTypes(JSON.parse(JSON.stringify(document))))

test('openapi-typescript makes types of the OpenAPI document: those of a program elsewhere that calls the shop', async () => {
  const types = await typesOf(openApiOf(contract))
  expect(types).toContain('operations["catalog.show"]')
  expect(types).toMatch(/schemas: \{[\s\S]*ProductCard: \{/)
})

test('and it refuses a reference that leads nowhere', async () => {
  await expect(typesOf({ ...openApiOf(contract), components: { schemas: {} } })).rejects.toThrow()
})
