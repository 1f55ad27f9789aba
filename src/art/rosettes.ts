import type { ServiceId } from '#content/services.ts'
import apostille from './apostille.svg?url'
import corporate from './corporate.svg?url'
import privateDocuments from './private.svg?url'
import procurement from './procurement.svg?url'

export const ROSETTES: Readonly<Record<ServiceId, string>> = {
  corporate,
  private: privateDocuments,
  apostille,
  procurement,
}
