import { controlProps, type FieldProps, Message } from './field.tsx'

export function TickField(field: FieldProps) {
  const control = controlProps(field)
  return (
    <div className={field.error ? 'field invalid' : 'field'}>
      <label className="tick">
        <input {...control} type="checkbox" />
        <span>{field.label}</span>
      </label>
      <Message field={field} />
    </div>
  )
}
