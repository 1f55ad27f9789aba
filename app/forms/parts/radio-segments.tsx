import { FieldGroup, type FieldProps } from './field.tsx'

/** One choice from a few, side by side. The first one bears the field's id, so that a summary's link lands on it. */
export function RadioSegments({ options, ...field }: FieldProps & { options: readonly string[] }) {
  return (
    <FieldGroup {...field}>
      {({ id, name, required }) => (
        <div className="seg">
          {options.map((option, i) => (
            <label key={option}>
              <input
                type="radio"
                id={i === 0 ? id : `${id}-${i + 1}`}
                name={name}
                value={option}
                required={required}
              />
              <span>{option}</span>
            </label>
          ))}
        </div>
      )}
    </FieldGroup>
  )
}
