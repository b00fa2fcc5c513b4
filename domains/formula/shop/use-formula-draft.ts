import { Problem } from '@sillage/kit/problem.ts'
import { quietly } from '@sillage/web-kit/problems.tsx'
import { useStoredDraft } from '@sillage/web-kit/use-stored-draft.ts'
import { useSubmit } from '@sillage/web-kit/use-submit.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSession } from '../../session.ts'
import { useShop } from '../../shop.ts'
import { amountText, convertAmount, readAmount } from '../amounts.ts'
import type { Formula } from '../formula-contract.ts'
import { reckon } from '../reckon.ts'
import { scaleToLimits } from '../scale.ts'
import { defaultDropMg, type FormulaUnit } from '../words.ts'
import {
  type DraftLine,
  type DraftTexts,
  fitToBatch,
  kindOf,
  linesOf,
  textsOf,
  weighable,
  withAmounts,
} from './draft.ts'
import { useKeepFormula } from './use-formula.ts'

type Options = {
  formula: Formula | undefined
  /** What a new one begins with, and where its draft is stored. */
  from?: { place: string; texts: DraftTexts } | undefined
  onDone: (saved: Formula) => unknown
}

/** A formula being written or changed: what was typed, what that weighs, and how it is saved. */
export function useFormulaDraft({ formula, from, onDone }: Options) {
  const { user } = useSession()
  const keep = useKeepFormula()
  const start = from?.texts ?? textsOf(formula)
  // Several members may share a browser. The draft stores the state it began from: saving over a newer one is refused.
  const stored = useStoredDraft<DraftTexts>(
    `formula_draft ${user?.mb_id} ${formula?.id ?? from?.place ?? 'new'}`,
    start,
  )
  const [continued, setContinued] = useState(stored.draft.touched === 'yes')
  const [unread, setUnread] = useState(false)
  const { draft } = stored
  const reckoned = useReckoned(draft)
  const { lines, batch_mg } = reckoned
  const saving = useSaving({ formula, draft, lines, batch_mg })

  const form = useSubmit(saving.save, {
    onDone(saved) {
      // A faster request has emptied the place where both were stored.
      if (!saved) return stored.change({})
      stored.clear(textsOf(formula && saved))
      setContinued(false)
      keep(saved)
      return onDone(saved)
    },
  })

  function write(changes: Partial<DraftTexts>) {
    for (const field of Object.keys(changes)) form.clear(field)
    // Made with each word, and sent with every try: the same draft is the same formula. What was corrected after a try
    // whose answer got lost is another one, or the correction would be lost with the draft.
    stored.change({ ...changes, touched: 'yes', request_key: crypto.randomUUID() })
  }
  const writeLines = (next: readonly DraftLine[]) => write({ lines: JSON.stringify(next) })

  return {
    draft,
    ...reckoned,
    continued,
    unread,
    write,
    writeLines,
    errors: form.errors,
    pending: form.pending,
    overtaken: saving.overtaken,
    ...amountsOf(reckoned, writeLines),
    discard() {
      stored.clear(start)
      setContinued(false)
      saving.setOvertaken(false)
    },
    /** What cannot be read as a number is said beside its line; nothing is sent then. */
    submit({ anyway = false } = {}) {
      const unreadable = batch_mg === null || lines.some(({ amount, unit }) => readAmount(amount, unit) === null)
      setUnread(unreadable)
      return unreadable ? undefined : form.submit({ anyway })
    },
  }
}
export type FormulaDraft = ReturnType<typeof useFormulaDraft>

/** What was typed, read as amounts, and what that weighs. */
function useReckoned(draft: DraftTexts) {
  const lines = linesOf(draft.lines)
  const batch_mg = readAmount(draft.batch, 'grams')
  const kind = kindOf(draft.kind)
  const materials = useMaterials(lines)
  const live = reckon({ kind, batch_mg: batch_mg ?? 0, lines: weighable(lines, materials) })
  return { lines, batch_mg, kind, materials, live }
}

type Reckoned = ReturnType<typeof useReckoned>

/** What can be done with the amounts: another unit, less of everything, or as much as the batch wants. */
function amountsOf(
  { lines, batch_mg, kind, materials, live }: Reckoned,
  writeLines: (next: readonly DraftLine[]) => void,
) {
  return {
    /** The line with the same weight in another unit; what cannot be weighed yet stays as it was typed. */
    inUnit(line: DraftLine, unit: FormulaUnit): Partial<DraftLine> {
      const read = readAmount(line.amount, line.unit)
      if (read === null || batch_mg === null) return { unit }
      const drop_mg = materials.get(line.variant_id ?? 0)?.drop_mg ?? defaultDropMg
      const amount = convertAmount({ unit: line.unit, amount: read, drop_mg, batch_mg }, unit)
      return amount === null ? {} : { unit, amount: amountText(amount, unit) }
    },
    canScale: live.verdict === 'red' && live.room > 0,
    /** Everything but the carrier becomes less alike, until it is within its limits. */
    scaleDown() {
      const weighed = weighable(lines, materials)
      const scaled = batch_mg === null ? null : scaleToLimits({ kind, batch_mg, lines: weighed })
      if (scaled) writeLines(withAmounts(lines, weighed, scaled))
    },
    fit() {
      const fitted = batch_mg === null ? null : fitToBatch(lines, batch_mg, materials)
      if (fitted) writeLines(fitted)
    },
  }
}

/** What is known of the materials in the lines, by variant; what was known stays until more is. */
function useMaterials(lines: readonly DraftLine[]) {
  const { queries } = useShop()
  const ids = [...new Set(lines.flatMap(({ variant_id }) => variant_id ?? []))].sort((a, b) => a - b)
  const { data } = useQuery({
    ...quietly(queries.formula.materials({ query: { variant_ids: ids.join(',') || '0' } })),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  })
  return new Map((data ?? []).map((material) => [material.variant_id, material]))
}

type Saved = {
  formula: Formula | undefined
  draft: DraftTexts
  lines: readonly DraftLine[]
  batch_mg: number | null
}

function useSaving({ formula, draft, lines, batch_mg }: Saved) {
  const { api } = useShop()
  const [overtaken, setOvertaken] = useState(false)

  function contentOf() {
    const sent = lines.map(({ variant_id, name, unit, amount }) => ({
      variant_id,
      name,
      unit,
      amount: readAmount(amount, unit) ?? 0,
    }))
    return { name: draft.name, note: draft.note, kind: kindOf(draft.kind), batch_mg: batch_mg ?? 0, lines: sent }
  }

  /**
   * `anyway` continues from the newest version: every version stays, so no work is lost. Null if someone else was
   * faster.
   */
  async function save({ anyway }: { anyway: boolean }): Promise<Formula | null> {
    if (!formula)
      return api.formula.create({ body: { request_key: draft.request_key || crypto.randomUUID(), ...contentOf() } })
    const params = { formula_id: formula.id }
    const newest = anyway ? (await api.formula.show({ params, query: {} })).revision : Number(draft.based_on)
    try {
      const saved = await api.formula.change({ params, body: { based_on: newest, ...contentOf() } })
      setOvertaken(false)
      return saved
    } catch (error) {
      if (!(error instanceof Problem) || error.code !== 'overtaken') throw error
      setOvertaken(true)
      return null
    }
  }

  return { save, overtaken, setOvertaken }
}
