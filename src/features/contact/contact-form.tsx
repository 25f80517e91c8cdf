import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { ActionButton } from '../../ui/action-button.tsx';
import { Field } from '../../ui/field.tsx';
import { ContactResult } from './contact-result.tsx';
import type { ContactField, ContactStore } from './contact-store.ts';

export function ContactForm({ store }: { store: ContactStore }) {
  const { values, status, problems, refusals, type, submit } = useStore(store);
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);

  const text = (field: ContactField) => ({
    name: field,
    required: true,
    value: values[field],
    onChange: (event: { readonly target: { readonly value: string } }) => type(field, event.target.value),
  });

  return (
    <form
      className="contact-form needs-scripts"
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <p className="quiet">All three fields are required.</p>
      <Field id="contact-name" label="Name" problem={problems.name}>
        {(control) => <input {...control} {...text('name')} type="text" autoComplete="name" />}
      </Field>
      <Field id="contact-email" label="Email" problem={problems.email}>
        {(control) => <input {...control} {...text('email')} type="email" autoComplete="email" />}
      </Field>
      <Field id="contact-message" label="Message" problem={problems.message}>
        {(control) => <textarea {...control} {...text('message')} rows={6} />}
      </Field>
      <div className="contact-send">
        <ActionButton type="submit" doing={status === 'sending' && 'Sending...'}>
          Submit
        </ActionButton>
        <ContactResult store={store} />
      </div>
    </form>
  );
}
