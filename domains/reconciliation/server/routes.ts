import { bind } from '@sillage/server-kit/bind.ts'
import { enqueue } from '@sillage/server-kit/jobs.ts'
import { writeAudit } from '../../audit/server/audit.ts'
import type { PaymentGateways } from '../../payment/providers/gateways.ts'
import { staffReconciliation } from '../contract.ts'
import { listDiscrepancies, showDiscrepancy } from './discrepancies.ts'
import { reconcileKind } from './jobs.ts'
import { dismissDiscrepancy, repairDiscrepancy } from './repair.ts'

export const createReconciliationRoutes = (gateways: PaymentGateways) =>
  bind(staffReconciliation, {
    async run(ctx) {
      await enqueue(ctx, reconcileKind, {}, { key: 'reconcile' })
      await writeAudit(ctx, { action: 'reconciliation.run', subject: 'reconciliation', before: null, after: null })
      return { message: '대조를 시작했어요. 잠시 뒤에 목록을 다시 봐 주세요.' }
    },
    list: listDiscrepancies,
    async repair(ctx, { params }) {
      await repairDiscrepancy(ctx, gateways, params.discrepancy_id)
      return showDiscrepancy(ctx, params.discrepancy_id)
    },
    async dismiss(ctx, { params, body }) {
      await dismissDiscrepancy(ctx, params.discrepancy_id, body.note)
      return showDiscrepancy(ctx, params.discrepancy_id)
    },
  })
