/** The code that R Markdown and Quarto run. */

/** The braces behind the backticks of a block, as in ```` ```{r} ````; they only show ```` ```{.python} ````. */
export const runHead = /(?=\{)(?<=^[`~]{3,} *)\{(?![.#=])[^}\n]*\}?/;

/** Code in a sentence, as in `` `r nrow(data)` `` and `` `{python} n` ``; `` `r = cor(x, y)` `` is a formula. */
export const runInline =
  /(?<=^`)(?:r (?! *(?:[=<>~+*/^|&]|- ))(?=[^`]*[($])|\{(?:r|python|julia)\}(?: |(?=[^`]*[($])))[^`]+/;
