import { Suspense, useState } from 'react';
import type { ColumnSet, ListTools } from '@/components/data-table';
import { PresetMenu } from '@/features/filter-presets/preset-menu';
import type { PresetDraft } from '@/features/filter-presets/save-preset-dialog';
import { layers, partOf } from '@/lib/deferred';
import type { FilterPresetMenu } from '@/types/generated';

const SavePresetDialog = partOf(layers, ({ SavePresetDialog }) => SavePresetDialog);

/**
 * The presets and column sets of a list: `<DataTable {...useFilterPresets(presets)} … />`. The `presets` page prop comes
 * from FilterPresetsQuery::menu(), and the route needs the OpenDefaultPreset middleware.
 */
export function useFilterPresets(menu: FilterPresetMenu) {
    const [draft, setDraft] = useState<PresetDraft | null>(null);

    return {
        tools: (list: ListTools) => (
            <>
                <PresetMenu menu={menu} list={list} onSave={setDraft} />
                {draft && (
                    <Suspense fallback={null}>
                        <SavePresetDialog draft={draft} menu={menu} onClose={() => setDraft(null)} />
                    </Suspense>
                )}
            </>
        ),
        columnSets: menu.presets.flatMap(({ id, name, columns }): ColumnSet[] =>
            columns === null ? [] : [{ id, name, columns }],
        ),
        onSaveColumns: (columns: readonly string[]) => setDraft({ query: '', columns, isColumnSet: true }),
    };
}
