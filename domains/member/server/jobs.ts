import { forgottenJob } from './forgotten.ts'
import { proveMailJob } from './joining-mail.ts'

export const memberJobs = [proveMailJob, forgottenJob]
