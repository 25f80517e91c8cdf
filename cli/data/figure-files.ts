import { drawForFile } from '../render/draw-dataset.ts';
import { datasetKind } from '../resolve/dataset.ts';
import type { Model } from '../resolve/model.ts';

/** The files of a figure that readers can download: the table and the picture. */
export function emitFigureFiles(model: Model): [path: string, text: string][] {
  return model.publishedOf(datasetKind).flatMap(({ slug }): [string, string][] => {
    const dataset = model.datasetOf(slug);
    if (dataset === null) return [];
    return [
      [`figures/${slug}.csv`, model.tables.get(slug) ?? ''],
      [`figures/${slug}.svg`, drawForFile(dataset)],
    ];
  });
}
