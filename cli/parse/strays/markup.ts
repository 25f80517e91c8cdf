/** What Jekyll, Hugo and other generators fill in. */
export const shortcode = /\{\{[<%{]?[^{}]{0,500}\}\}|\{%[^%]{0,500}%\}/g;
