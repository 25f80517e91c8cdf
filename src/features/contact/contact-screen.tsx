import { useEffect } from 'react';
import { site } from '../../content/site.ts';
import type { ContactPage, Shown } from '../../content/types.ts';
import { BodyText } from '../../ui/body-text.tsx';
import { NoScript } from '../../ui/no-script.tsx';
import { Portrait } from '../../ui/portrait.tsx';
import { beginCorrection } from './begin-correction.ts';
import { contactStore } from './browser-store.ts';
import { ContactForm } from './contact-form.tsx';
import type { ContactStore } from './contact-store.ts';

export function ContactScreen({ page, store = contactStore }: { page: Shown<ContactPage>; store?: ContactStore }) {
  useEffect(() => store.getState().open(beginCorrection(location.search, site.url)), [store]);

  return (
    <div className="page contact">
      <div className="contact-intro">
        {page.photo && <Portrait className="contact-portrait" photo={page.photo} size={160} />}
        <h1>{page.title}</h1>
        <BodyText body={page.intro} />
        <p className="contact-address">
          <a href={`mailto:${site.author.email}`}>{site.author.email}</a>
        </p>
      </div>
      {(site.hasServer || site.emailjs !== null) && (
        <>
          <NoScript what="The form" />
          <ContactForm store={store} />
        </>
      )}
    </div>
  );
}
