import { quietly } from '@sillage/web-kit/problems.tsx'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useShop } from '../../../shop.ts'
import { accountRules } from '../../words.ts'

const pauseMs = 500

/**
 * Whether an id is free, asked once typing pauses or the field is left. Answers are stored by id: a late one about an
 * earlier id says nothing about this one.
 */
export function useIdCheck(typed: string) {
  const { queries } = useShop()
  const mb_id = typed.trim().toLowerCase()
  const [settled, setSettled] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSettled(mb_id), pauseMs)
    return () => clearTimeout(timer)
  }, [mb_id])
  const wellFormed = accountRules.id_pattern.test(mb_id)
  const asked = settled === mb_id && wellFormed
  const { data, isFetching } = useQuery({
    ...quietly(queries.joining.checkId({ body: { mb_id } })),
    enabled: asked,
  })
  return { verdict: verdictOf(), settle: () => setSettled(mb_id) }

  function verdictOf() {
    if (mb_id === '' || settled !== mb_id) return 'unknown'
    if (!wellFormed) return 'malformed'
    if (isFetching) return 'asking'
    // Where the question failed, the server has its say when the form is sent.
    if (!data) return 'unknown'
    return data.free ? 'free' : 'taken'
  }
}
