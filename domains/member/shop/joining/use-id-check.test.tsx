// @vitest-environment jsdom
import type { Transport } from '@sillage/kit/client.ts'
import { surroundings } from '@sillage/web-kit/testing.tsx'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { contract } from '../../../contract.ts'
import { createShop } from '../../../shop.ts'
import { IdField } from './id-field.tsx'

afterEach(cleanup)

/** A server that answers when the test says so: each id waits for its answer. */
function slowServer() {
  const waiting = new Map<string, (free: boolean) => void>()
  const asked: string[] = []
  const transport: Transport = ({ body }) => {
    // The only call of this field.
    const { mb_id } = body as { mb_id: string }
    asked.push(mb_id)
    return new Promise((resolve) => {
      waiting.set(mb_id, (free) => resolve({ status: 200, body: { mb_id, free } }))
    })
  }
  return { transport, asked, answer: (mb_id: string, free: boolean) => waiting.get(mb_id)?.(free) }
}

function open() {
  const server = slowServer()
  const shop = createShop({ contract, transport: server.transport })
  function Field() {
    const [value, setValue] = useState('')
    return <IdField value={value} onChange={setValue} />
  }
  render(<Field />, { wrapper: surroundings({ shop }) })
  return { ...server, field: screen.getByLabelText('아이디') }
}

test('an answer about an earlier id never speaks of the present one', async () => {
  const { field, asked, answer } = open()
  await userEvent.type(field, 'first_one')
  await userEvent.tab()
  await userEvent.clear(field)
  await userEvent.type(field, 'second_one')
  await userEvent.tab()
  expect(asked).toEqual(['first_one', 'second_one'])
  answer('second_one', true)
  await screen.findByText('사용할 수 있는 아이디예요.')
  answer('first_one', false)
  await new Promise((resolve) => setTimeout(resolve))
  expect(screen.queryByText('이미 쓰고 있는 아이디예요.')).toBeNull()
  expect(screen.getByText('사용할 수 있는 아이디예요.')).toBeDefined()
})

test('it is asked after a pause, also without leaving the field, and once', async () => {
  const { field, asked, answer } = open()
  await userEvent.type(field, 'hana')
  expect(asked).toEqual([])
  await screen.findByText('사용할 수 있는지 확인하고 있어요.')
  await waitFor(() => expect(asked).toEqual(['hana']))
  answer('hana', false)
  await screen.findByText('이미 쓰고 있는 아이디예요.')
  expect(asked).toEqual(['hana'])
})

test('what can be no id is said without asking', async () => {
  const { field, asked } = open()
  await userEvent.type(field, '7up')
  await userEvent.tab()
  await screen.findByText(/영문 소문자로 시작하는 4~20자의 영문/)
  expect(asked).toEqual([])
})
