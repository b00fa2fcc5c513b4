import { Problem } from '@sillage/kit/problem.ts'
import { useSubmit } from '@sillage/web-kit/use-submit.ts'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useShop } from '../../shop.ts'
import { redirectTarget } from '../redirect-target.ts'

type Credentials = { mb_id: string; mb_password: string }
type Refusal = { mb_id: string; problem: Problem; untilMs: number | null }

/** Signs in. What a form cannot say under a field is handed on: a wait, and an account whose mail is not proved. */
export function useLogin() {
  const { api } = useShop()
  const [query] = useSearchParams()
  const [refusal, setRefusal] = useState<Refusal | null>(null)

  async function enter(body: Credentials) {
    setRefusal(null)
    try {
      return await api.member.login({ body })
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      setRefusal({ mb_id: body.mb_id, problem: error, untilMs: waitOf(error) })
      // Said in the page, with the time that is left, and not in a dialog.
      if (error.status === 429) return null
      throw error
    }
  }

  const { submit, pending, errors, clear } = useSubmit(enter, {
    // A new page, in the place of this one: everything it holds is asked for as this member, and back leads past it.
    onDone: (user) => user && location.replace(redirectTarget(query.get('redirect'))),
  })
  return { submit, pending, errors, clear, refusal }
}

function waitOf({ status, slots, retryAfterSeconds }: Problem) {
  if (status !== 429) return null
  const seconds = Number(slots?.seconds ?? retryAfterSeconds ?? 0)
  return seconds > 0 ? Date.now() + seconds * 1000 : null
}
