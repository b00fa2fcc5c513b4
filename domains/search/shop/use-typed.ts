import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { searchLimits } from '../words.ts'

const restMs = 120

/** What stands in a box once the fingers rest, and whether the visitor is in it. */
export function useTyped(input: HTMLInputElement) {
  const { key } = useLocation()
  const [typed, setTyped] = useState(input.value)
  const [rested, setRested] = useState(input.value)
  const [inside, setInside] = useState<{ at: string } | null>(() => (hasFocus(input) ? { at: key } : null))

  useEffect(() => {
    const place = input.closest('search') ?? input
    const enter = () => setInside({ at: key })
    const type = () => {
      setTyped(input.value)
      enter()
    }
    const leave = (event: Event) => {
      const next = event instanceof FocusEvent ? event.relatedTarget : null
      if (!(next instanceof Node && place.contains(next))) setInside(null)
    }
    // What was typed since the first drawing was heard by no one.
    setTyped(input.value)
    input.addEventListener('input', type)
    input.addEventListener('focus', enter)
    input.addEventListener('click', enter)
    place.addEventListener('focusout', leave)
    return () => {
      input.removeEventListener('input', type)
      input.removeEventListener('focus', enter)
      input.removeEventListener('click', enter)
      place.removeEventListener('focusout', leave)
    }
  }, [input, key])

  useEffect(() => {
    const timer = setTimeout(() => setRested(typed), restMs)
    return () => clearTimeout(timer)
  }, [typed])

  return {
    keyword: rested.trim().slice(0, searchLimits.keyword),
    /** Nothing at all stands there: known at once. */
    empty: typed.trim() === '',
    // A visitor who went to another page does not need this list any more.
    open: inside?.at === key,
    close: () => setInside(null),
  }
}

const hasFocus = (input: HTMLInputElement) => document.activeElement === input
