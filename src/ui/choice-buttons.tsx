interface ChoiceButtonsProps<Name extends string> {
  readonly label: string;
  readonly names: Readonly<Record<Name, string>>;
  readonly chosen: Name;
  readonly onChoose: (name: Name) => void;
  readonly className?: string;
}

/** Chooses which entries of a list to show. */
export function ChoiceButtons<Name extends string>({
  label,
  names,
  chosen,
  onChoose,
  className = 'filter',
}: ChoiceButtonsProps<Name>) {
  return (
    <fieldset className={className}>
      <legend className="visually-hidden">{label}</legend>
      {(Object.keys(names) as Name[]).map((name) => (
        <button key={name} type="button" aria-pressed={name === chosen} onClick={() => onChoose(name)}>
          {names[name]}
        </button>
      ))}
    </fieldset>
  );
}
