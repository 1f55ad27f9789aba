import { check, yamlSource } from '#src/collections/source.ts'
import { type Business, businessSchema } from './business-schema.ts'

export const BUSINESS_FILE = 'content/business.yaml'

/**
 * Reads content/business.yaml.
 * @param text the content of the file
 * @throws ContentError such as 'content/business.yaml:14: consultation.price must be a whole number of pence, such as 3000'
 */
export function readBusiness(text: string): Business {
  return check(
    BUSINESS_FILE,
    yamlSource(text),
    businessSchema,
    'is not a fact that is used anywhere: check its spelling',
  )
}
