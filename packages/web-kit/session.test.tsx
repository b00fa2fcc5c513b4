// @vitest-environment jsdom
import '@sillage/ui/testing-patience.ts'
import { Problem } from '@sillage/kit/problem.ts'
import { act, cleanup, render, screen } from '@testing-library/react'
import { useSyncExternalStore } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { SessionProvider } from './session.tsx'
import { createSessionStore, type SessionStore } from './session-store.ts'

afterEach(cleanup)

type Known = { name: string; unread: number }
const signedOut: Known = { name: '손님', unread: 0 }
const member: Known = { name: '김수진', unread: 3 }

const storeOf = (check: () => Promise<Known>) => createSessionStore(signedOut, check)

function Greeting({ store }: { store: SessionStore<Known> }) {
  const { name, unread, checked } = useSyncExternalStore(store.subscribe, store.get, store.drawn)
  return <p>{[name, unread, checked].join(' ')}</p>
}

const page = (store: SessionStore<Known>) => (
  <SessionProvider store={store}>
    <Greeting store={store} />
  </SessionProvider>
)

test('the HTML is a visitor’s, and the member appears after hydration', async () => {
  const store = storeOf(async () => member)
  expect(renderToString(page(store))).toContain('손님 0 false')
  render(page(store))
  expect(await screen.findByText('김수진 3 true')).toBeDefined()
})

test('a failed check resets everything', async () => {
  let check = async () => member
  const store = storeOf(() => check())
  render(page(store))
  await screen.findByText(/김수진/)
  check = () => Promise.reject(new Problem(0, '네트워크 연결을 확인해 주세요.'))
  await act(store.refresh)
  expect(screen.getByText('손님 0 true')).toBeDefined()
})

test('of two running checks the later one counts', async () => {
  const answers: ((session: Known) => void)[] = []
  const store = storeOf(() => new Promise((resolve) => answers.push(resolve)))
  const checks = [store.refresh(), store.refresh()]
  answers[1]?.(member)
  answers[0]?.(signedOut)
  await Promise.all(checks)
  expect(store.get().name).toBe('김수진')
})

test('a new count is shown without asking who is here', async () => {
  let checks = 0
  const store = storeOf(async () => {
    checks += 1
    return member
  })
  render(page(store))
  await screen.findByText('김수진 3 true')
  act(() => store.update({ unread: 4 }))
  expect(screen.getByText('김수진 4 true')).toBeDefined()
  expect(checks).toBe(1)
})
