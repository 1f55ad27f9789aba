import { digestSources, isBuiltOf } from '../host/static/build-stamp.ts'

/**
 * The first step of `npm start`: `npm run generate`, unless the site has been built from these very sources, which is done
 * after generating. Loading the generator takes longer than the comparison.
 */

if (!(await isBuiltOf(digestSources()))) {
  const { generate } = await import('./generate.ts')
  await generate()
}
