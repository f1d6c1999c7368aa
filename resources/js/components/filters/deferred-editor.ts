import { layers, partOf } from '@/lib/deferred';

export const FilterEditor = partOf(layers, ({ FilterEditor }) => FilterEditor);
