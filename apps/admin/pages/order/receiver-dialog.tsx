import { type Conflict, ConflictDialog } from '@sillage/admin-kit/conflict-dialog.tsx'
import type { FormField } from '@sillage/admin-kit/form/form-field.ts'
import { FormDialog } from '@sillage/admin-kit/form/form-panel.tsx'
import type { StaffOrder } from '@sillage/domains/shipment/staff-order-contract.ts'
import { useShop } from '@sillage/domains/shop.ts'
import { Problem } from '@sillage/kit/problem.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useState } from 'react'

const receiverOf = ({ receiver: { country: _, ...receiver } }: StaffOrder) => ({ city: '', state: '', ...receiver })
type Receiver = ReturnType<typeof receiverOf>
type Values = Receiver & { note: string }

/** Where the order goes, while nothing of it has left. Where someone changed it meanwhile, both are shown. */
export function ReceiverDialog({ order, onClose }: { order: StaffOrder; onClose: () => void }) {
  const t = usePhrases()
  const { api } = useShop()
  const fields = useReceiverFields(order)
  const [was, setWas] = useState(receiverOf(order))
  const [initial, setInitial] = useState<Values>({ ...was, note: '' })
  const [conflict, setConflict] = useState<{ theirs: Receiver; mine: Values } | null>(null)

  async function save({ note, ...receiver }: Values) {
    const params = { order_id: order.id }
    try {
      await api.staffOrders.changeReceiver({ params, body: { receiver, was, note } })
    } catch (error) {
      if (!(error instanceof Problem) || error.code !== 'outdated') throw error
      const theirs = receiverOf(await api.staffOrders.show({ params }))
      const both = { theirs, mine: { ...receiver, note } }
      if (conflictsOf(fields, was, both).length > 0) {
        setConflict(both)
        throw error
      }
      // Each changed other fields: both changes hold.
      const body = { receiver: { ...receiver, ...merged(was, theirs, both.mine) }, was: theirs, note }
      await api.staffOrders.changeReceiver({ params, body })
    }
  }

  function choose(chosen: Record<string, string>) {
    if (!conflict) return
    const { theirs, mine } = conflict
    setWas(theirs)
    setInitial({ ...mine, ...merged(was, theirs, mine), ...chosen })
    setConflict(null)
  }

  if (conflict)
    return (
      <ConflictDialog
        who=""
        conflicts={conflictsOf(fields, was, conflict)}
        onChoose={choose}
        onClose={() => {
          setInitial(conflict.mine)
          setConflict(null)
        }}
      />
    )
  return (
    <FormDialog<Values, void>
      title={t('받는 곳 바꾸기')}
      lead={t('나라와 배송비는 그대로예요. 송장을 이미 뽑았다면 새로 뽑아 주세요.')}
      width={640}
      initial={initial}
      fields={fields}
      save={save}
      done={() => t('받는 곳을 바꿨어요.')}
      onClose={onClose}
    />
  )
}

const names = ['name', 'hp', 'zip', 'addr1', 'addr2', 'city', 'state', 'memo'] as const

/** Of what only they changed, theirs. */
const merged = (was: Receiver, theirs: Receiver, mine: Values) =>
  Object.fromEntries(names.filter((name) => mine[name] === was[name]).map((name) => [name, theirs[name]]))

/** What both changed, and differently. */
const conflictsOf = (
  fields: readonly FormField<Values>[],
  was: Receiver,
  { theirs, mine }: { theirs: Receiver; mine: Values },
): Conflict[] =>
  names
    .filter((name) => theirs[name] !== was[name] && mine[name] !== was[name] && theirs[name] !== mine[name])
    .map((name) => ({
      name,
      label: fields.find((field) => field.name === name)?.label ?? name,
      base: was[name],
      theirs: theirs[name],
      mine: mine[name],
    }))

function useReceiverFields({ delivery, receiver: { country } }: StaffOrder): FormField<Values>[] {
  const t = usePhrases()
  const isSent = delivery === 'parcel' || delivery === 'ems'
  const where: FormField<Values>[] = [
    { name: 'zip', label: t('우편번호'), kind: 'text' },
    { name: 'addr1', label: t('주소'), kind: 'text' },
    { name: 'addr2', label: t('나머지 주소'), kind: 'text', wide: true },
  ]
  const abroad: FormField<Values>[] = [
    { name: 'city', label: t('도시'), kind: 'text' },
    { name: 'state', label: t('주·지역'), kind: 'text' },
  ]
  return [
    { name: 'name', label: t('받는 분'), kind: 'text' },
    { name: 'hp', label: t('전화'), kind: 'text' },
    ...(isSent ? where : []),
    ...(country === 'KR' ? [] : abroad),
    { name: 'memo', label: t('배송 메모'), kind: 'text', wide: true },
    { name: 'note', label: t('바꾸는 이유'), hint: t('직원끼리만 봐요.'), kind: 'text', wide: true },
  ]
}
