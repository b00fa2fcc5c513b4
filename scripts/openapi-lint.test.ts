import { createConfig, lintFromString } from '@redocly/openapi-core'
import { contract } from '@sillage/domains/contract.ts'
import { openApiOf } from '@sillage/server/openapi.ts'
import { expect, test } from 'vitest'

const rules = {
  struct: 'error',
  'no-unresolved-refs': 'error',
  'operation-operationId-unique': 'error',
  'path-parameters-defined': 'error',
} as const

const problemsOf = async (document: object) => {
  const problems = await lintFromString({ source: JSON.stringify(document), config: await createConfig({ rules }) })
  return problems.map(({ message, location }) => [message, location[0]?.pointer])
}

test('Redocly finds nothing wrong with the OpenAPI document', async () => {
  expect(await problemsOf(openApiOf(contract))).toEqual([])
})

test('and it would find a reference that leads nowhere', async () => {
  const document = openApiOf(contract)
  expect(await problemsOf({ ...document, components: { schemas: {} } })).not.toEqual([])
})
