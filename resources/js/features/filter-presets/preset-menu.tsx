import { CheckIcon } from '@heroicons/react/16/solid';
import { BookmarkIcon } from '@heroicons/react/24/outline';
import { router } from '@inertiajs/react';
import { useEffect, useEffectEvent } from 'react';
import type { ListTools } from '@/components/data-table';
import { Button } from '@/components/ui/button';
import { Menu, MenuGroup, MenuItem, MenuLink } from '@/components/ui/menu';
import { activePreset, isChanged, isColumnSet, keptQuery } from '@/features/filter-presets/preset-query';
import type { PresetDraft } from '@/features/filter-presets/save-preset-dialog';
import { clients, filterPresets } from '@/routes/generated';
import type { FilterPresetData, FilterPresetMenu } from '@/types/generated';

interface PresetMenuProps {
    menu: FilterPresetMenu;
    list: ListTools;
    onSave: (draft: PresetDraft) => void;
}

/** The menu of a list's presets, with the actions to save, update or close a preset. */
export function PresetMenu({ menu, list, onSave }: PresetMenuProps) {
    const active = activePreset(menu.presets, list.query);
    const hasChanged = active !== null && isChanged(active, list.query);
    const saved = menu.presets.filter((preset) => !isColumnSet(preset));
    useColumnsOf(active, list);

    return (
        <Menu
            trigger={
                <Button size="sm" icon={BookmarkIcon} className={active ? 'max-w-56 text-accent' : undefined}>
                    <span className="truncate max-sm:sr-only">{active?.name ?? 'Presets'}</span>
                    {hasChanged && <span className="font-normal text-muted">changed</span>}
                </Button>
            }
        >
            <Presets label="My presets" presets={saved.filter(({ is_mine }) => is_mine)} active={active} list={list} />
            <Presets
                label="Shared presets"
                presets={saved.filter(({ is_mine }) => !is_mine)}
                active={active}
                list={list}
            />
            <MenuGroup>
                <MenuItem
                    onSelect={() => onSave({ query: queryText(list), columns: list.columns, isColumnSet: false })}
                >
                    Save as new preset
                </MenuItem>
                {active?.can_update && hasChanged && (
                    <MenuItem onSelect={() => updatePreset(active, list)}>Update “{active.name}”</MenuItem>
                )}
                {active && (
                    <MenuItem onSelect={() => toggleDefault(active)}>
                        {active.is_default ? 'Stop using as default' : 'Use as default'}
                    </MenuItem>
                )}
                {active && (
                    <MenuItem onSelect={() => router.visit(list.path, { data: { preset: 'none' } })}>
                        Close preset
                    </MenuItem>
                )}
                <MenuLink href={clients.filterPresetsIndex()}>Manage presets</MenuLink>
            </MenuGroup>
        </Menu>
    );
}

interface PresetsProps {
    label: string;
    presets: readonly FilterPresetData[];
    active: FilterPresetData | null;
    list: ListTools;
}

function Presets({ label, presets, active, list }: PresetsProps) {
    if (presets.length === 0) {
        return null;
    }

    return (
        <MenuGroup label={label}>
            {presets.map((preset) => (
                <MenuItem
                    key={preset.id}
                    {...(preset.id === active?.id && { icon: CheckIcon })}
                    trailing={preset.is_default ? 'Default' : !preset.is_mine && preset.owner_name}
                    onSelect={() => {
                        if (preset.columns) {
                            list.showColumns({ ...preset, columns: preset.columns });
                        }
                        router.visit(filterPresets.show({ preset: preset.id }));
                    }}
                >
                    {preset.name}
                </MenuItem>
            ))}
        </MenuGroup>
    );
}

/** Applies the columns of the open preset once, so that later changes of the columns are kept. */
function useColumnsOf(active: FilterPresetData | null, list: ListTools): void {
    const isNew = active?.columns != null && list.columnSet !== active.id;
    const show = useEffectEvent(() => active?.columns && list.showColumns({ ...active, columns: active.columns }));

    useEffect(() => {
        if (isNew) {
            show();
        }
    }, [isNew]);
}

function queryText(list: ListTools): string {
    return new URLSearchParams(keptQuery(list.query)).toString();
}

function updatePreset(preset: FilterPresetData, list: ListTools): void {
    router.put(
        filterPresets.update({ preset: preset.id }).url,
        {
            name: preset.name,
            shared_role_ids: preset.shared_role_ids,
            query: queryText(list),
            columns: preset.columns ? list.columns.join(',') : '',
        },
        { preserveScroll: true, preserveState: true },
    );
}

function toggleDefault(preset: FilterPresetData): void {
    const route = preset.is_default
        ? filterPresets.defaultDestroy({ preset: preset.id })
        : filterPresets.default({ preset: preset.id });
    router.visit(route, { preserveScroll: true, preserveState: true });
}
