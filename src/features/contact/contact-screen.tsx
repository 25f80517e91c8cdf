import { useEffect } from 'react';
import { addressOf } from '../../content/address.ts';
import { site } from '../../content/site.ts';
import type { ContactPage, Shown } from '../../content/types.ts';
import { BodyText } from '../../ui/body-text.tsx';
import { NoScript } from '../../ui/no-script.tsx';
import { beginCorrection } from './begin-correction.ts';
import { contactStore } from './browser-store.ts';
import { ContactForm } from './contact-form.tsx';
import type { ContactStore } from './contact-store.ts';

export function ContactScreen({ page, store = contactStore }: { page: Shown<ContactPage>; store?: ContactStore }) {
  useEffect(() => store.getState().open(beginCorrection(location.search, site.url)), [store]);

  return (
    <div className="page contact">
      <div className="contact-intro">
        {page.photo && (
          <img
            className="contact-portrait"
            src={addressOf(page.photo.href, site.base)}
            alt={page.photo.alt}
            width="160"
            height="160"
          />
        )}
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
