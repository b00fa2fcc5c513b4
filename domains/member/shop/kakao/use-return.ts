import { Problem, unexpected } from '@sillage/kit/problem.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useSession } from '../../../session.ts'
import { useShop } from '../../../shop.ts'

/** Hands what the address carries to the shop, once, and goes on to wherever it leads. */
export function useReturn() {
  const { api, queries } = useShop()
  const cache = useQueryClient()
  const navigate = useNavigate()
  const { search } = useLocation()
  const { checked } = useSession()
  const [problem, setProblem] = useState<Problem | null>(null)
  const [cancelled, setCancelled] = useState<string | null>(null)
  const spent = useRef(false)

  async function comeBack() {
    const query = new URLSearchParams(search)
    const [state, code, error] = ['state', 'code', 'error'].map((name) => query.get(name) ?? undefined)
    if (!state)
      return setProblem(new Problem(422, '카카오 로그인 시간이 지났거나 이미 쓴 주소예요. 다시 시작해 주세요.'))
    const outcome = await api.kakao.comeBack({ body: { state, code, error } })
    if (outcome.status === 'cancelled') return setCancelled(outcome.redirect)
    // A new page: everything it holds is then asked for as this member.
    if (outcome.status !== 'choose') return location.replace(outcome.redirect)
    cache.setQueryData(queries.kakao.step({ body: { step: outcome.step } }).queryKey, outcome)
    // Neither the code nor the state stays in the address.
    await navigate(`/auth/kakao/callback#${new URLSearchParams({ step: outcome.step })}`, { replace: true })
  }

  useEffect(() => {
    // Not before the session is known: its answer would put back the cookie that signing in has replaced.
    if (!checked || spent.current) return
    spent.current = true
    comeBack().catch((error: unknown) => {
      setProblem(error instanceof Problem ? error : unexpected())
      if (!(error instanceof Problem)) throw error // a mistake of ours: shown, and left for the error report
    })
  })

  return { problem, cancelled }
}
