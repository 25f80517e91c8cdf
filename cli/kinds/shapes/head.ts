/** What the document head of a page says. `canonical` is absolute. */
export interface Head {
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  readonly type: 'website' | 'article';
  readonly keywords: readonly string[];
  readonly author: string;
  /** Absolute address of the picture that stands for the page where it is shared, 1200 by 630. */
  readonly card: string;
}

/** The head of a page with what machines read in it. */
export interface PageHead extends Head {
  /** The Highwire tags of a paper, in order; empty on other pages. */
  readonly citation: readonly { readonly name: string; readonly content: string }[];
  /** The text of a script element of type `application/ld+json`. */
  readonly jsonLd: string;
}
