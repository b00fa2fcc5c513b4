import { auditData } from '../../audit/server/personal-data.ts'
import type { PersonalData } from '../../personal-data-shape.ts'
import { findPermissions } from './permissions.ts'

/** The audit log, and the rule that staff hand over their permissions before they leave. */
export const staffData: PersonalData = {
  ...auditData,
  async open(ctx, { mb_id }) {
    const staff = await findPermissions(ctx, mb_id)
    return staff ? '직원 계정이에요. 직원 권한을 내려놓은 뒤에 탈퇴할 수 있어요.' : null
  },
}
