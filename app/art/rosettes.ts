import type { ServiceId } from '#content/services.ts'
import apostille from './apostille.svg'
import corporate from './corporate.svg'
import privateDocuments from './private.svg'
import procurement from './procurement.svg'

/** Each service's motif; it returns wherever the service does. */
export const ROSETTES: Readonly<Record<ServiceId, string>> = {
  corporate,
  private: privateDocuments,
  apostille,
  procurement,
}
