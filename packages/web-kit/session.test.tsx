// @vitest-environment jsdom
import '@sillage/ui/testing-patience.ts'
import { Problem } from '@sillage/kit/problem.ts'
import { act, cleanup, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { SessionProvider, useSession } from './session.tsx'
import { createSessionStore, type Session } from './session-store.ts'

afterEach(cleanup)

const member: Session = {
  user: { mb_id: 'sujin', is_admin: false, mb_name: '김수진', mb_hp: '010-0000-0000', grade: 'general' },
  lang: 'en',
  currency: 'usd',
  cart_key: 'abc',
  coupon_count: 2,
  notification_count: 3,
}

function Greeting() {
  const { user, currency, cart_key, coupon_count, notification_count, checked } = useSession()
  const values = [user?.mb_name ?? '손님', currency, cart_key, coupon_count, notification_count, checked]
  return <p>{values.join(' ')}</p>
}

const page = (store: ReturnType<typeof createSessionStore>) => (
  <SessionProvider store={store}>
    <Greeting />
  </SessionProvider>
)

test('the HTML is a visitor’s, and the member appears after hydration', async () => {
  const store = createSessionStore(async () => member)
  expect(renderToString(page(store))).toContain('손님 krw  0 0 false')
  render(page(store))
  expect(await screen.findByText('김수진 usd abc 2 3 true')).toBeDefined()
})

test('a failed check resets everything', async () => {
  let check = async () => member
  const store = createSessionStore(() => check())
  render(page(store))
  await screen.findByText(/김수진/)
  check = () => Promise.reject(new Problem(0, '네트워크 연결을 확인해 주세요.'))
  await act(store.refresh)
  expect(screen.getByText('손님 krw 0 0 true')).toBeDefined()
})

test('of two running checks the later one counts', async () => {
  const answers: ((session: Session) => void)[] = []
  const store = createSessionStore(() => new Promise((resolve) => answers.push(resolve)))
  const checks = [store.refresh(), store.refresh()]
  answers[1]?.(member)
  answers[0]?.({ ...member, user: null })
  await Promise.all(checks)
  expect(store.get().user?.mb_id).toBe('sujin')
})

test('a new count is shown without asking who is here', async () => {
  let checks = 0
  const store = createSessionStore(async () => {
    checks += 1
    return member
  })
  render(page(store))
  await screen.findByText('김수진 usd abc 2 3 true')
  act(() => store.count({ notification_count: 4 }))
  expect(screen.getByText('김수진 usd abc 2 4 true')).toBeDefined()
  expect(checks).toBe(1)
})
