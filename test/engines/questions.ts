/** Questions to a page that is open; each gives what is wrong with it. They run in the page, and use nothing of this file. */
export const questions: Readonly<Record<string, () => readonly string[]>> = {
  'no page is wider than its window': () => {
    const { scrollWidth } = document.documentElement;
    return scrollWidth > innerWidth ? [`${scrollWidth} instead of ${innerWidth}`] : [];
  },

  'no drawing lies over a text': () => {
    const drawings = [...document.querySelectorAll('main :is(svg, img, video)')].filter((one) => !one.closest('.gate'));
    return [...document.querySelectorAll('main :is(h1, h2, h3, p)')].flatMap((text) => {
      const at = text.getBoundingClientRect();
      const over = drawings.find((drawing) => {
        const box = drawing.getBoundingClientRect();
        const shared =
          Math.min(at.right, box.right) - Math.max(at.left, box.left) > 4 &&
          Math.min(at.bottom, box.bottom) - Math.max(at.top, box.top) > 4;
        return shared && box.height > 60 && !drawing.contains(text) && !drawing.closest('.book-cover')?.contains(text);
      });
      return over === undefined ? [] : [`${text.textContent?.slice(0, 60)}`];
    });
  },

  'scripts of formulas are smaller than what they stand at': () =>
    [...document.querySelectorAll('main :is(msub, msup, msubsup)')].flatMap((formula) => {
      const [base, ...scripts] = formula.children;
      const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
      const isWrong = base !== undefined && scripts.some((script) => sizeOf(script) >= sizeOf(base));
      return isWrong ? [`${formula.textContent}`] : [];
    }),

  'a letter with a script stands in one line with those beside it': () =>
    [...document.querySelectorAll('main :is(msub, msup, msubsup) > mi:first-child')].flatMap((letter) => {
      const beside = [...(letter.parentElement?.parentElement?.children ?? [])].find(
        ({ localName }) => localName === 'mi',
      );
      // Some letters go below the line.
      const bottomOf = (element: Element) => element.getBoundingClientRect().bottom;
      const isOff = beside !== undefined && Math.abs(bottomOf(beside) - bottomOf(letter)) > 5;
      return isOff ? [`${letter.parentElement?.textContent} after ${beside.textContent}`] : [];
    }),

  'a curve is twice as thick as the lines behind it': () =>
    [...document.querySelectorAll('.plot')].flatMap((plot) => {
      const widthOf = (element: Element) => Number.parseFloat(getComputedStyle(element).strokeWidth);
      const curves = [
        ...plot.querySelectorAll('path:is(.plot-first, .plot-second), :is(.plot-first, .plot-second) path'),
      ];
      const wrong = curves.find((curve) => Math.abs(widthOf(curve) - 2 * widthOf(plot)) > 0.1);
      return wrong === undefined ? [] : [`${widthOf(wrong)} instead of ${2 * widthOf(plot)}`];
    }),
};
