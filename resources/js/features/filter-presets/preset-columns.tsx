import { BookmarkIcon, PencilSquareIcon, TrashIcon } from '@heroicons/react/24/outline';
import { Link, router } from '@inertiajs/react';
import { columnsFor } from '@/components/data-table';
import { Badge } from '@/components/ui/badge';
import { IconButton } from '@/components/ui/icon-button';
import { ShortTime } from '@/components/ui/relative-time';
import { isColumnSet } from '@/features/filter-presets/preset-query';
import { filterPresets } from '@/routes/generated';
import { type FilterPresetData, FilterPresetListLabels } from '@/types/generated';

const column = columnsFor<FilterPresetData>();

/** Presets that the user can open. Only those that the user can change have buttons. */
export function presetColumns(onEdit: (preset: FilterPresetData) => void) {
    return [
        column.accessor('name', {
            header: 'Preset',
            cell: (preset) => (
                <span className="inline-flex items-center gap-2">
                    <Link href={filterPresets.show({ preset: preset.id })} className="font-medium hover:underline">
                        {preset.name}
                    </Link>
                    {isColumnSet(preset) && <Badge>Columns</Badge>}
                    {preset.is_default && <Badge tone="ok">Default</Badge>}
                </span>
            ),
            meta: { primary: true },
        }),
        column.accessor('list', { header: 'List', cell: ({ list }) => FilterPresetListLabels[list] }),
        column.accessor('owner_name', {
            header: 'Owner',
            cell: (preset) => (preset.is_mine ? 'You' : preset.owner_name),
        }),
        column.accessor((preset) => preset.shared_roles.join(', '), {
            id: 'shared_roles',
            header: 'Shared with',
            cell: ({ shared_roles }) => shared_roles.join(', ') || <span className="text-faint">None</span>,
            meta: { className: 'max-w-80 truncate' },
        }),
        column.accessor('updated_at', {
            header: 'Changed',
            cell: ({ updated_at }) => <ShortTime value={updated_at} className="text-compact" />,
            meta: { hideOnPhone: true },
        }),
        column.accessor('id', {
            id: 'actions',
            header: '',
            cell: (preset) => <PresetActions preset={preset} onEdit={onEdit} />,
            meta: { label: 'Actions', align: 'right', phoneFoot: true },
        }),
    ];
}

interface PresetActionsProps {
    preset: FilterPresetData;
    onEdit: (preset: FilterPresetData) => void;
}

function PresetActions({ preset, onEdit }: PresetActionsProps) {
    const { id, name, is_default, can_update } = preset;
    const stay = { preserveScroll: true };

    return (
        <span className="inline-flex items-center gap-1">
            <IconButton
                icon={BookmarkIcon}
                size="sm"
                label={is_default ? `Stop using ${name} as default` : `Use ${name} as default`}
                active={is_default}
                onClick={() =>
                    router.visit(
                        is_default
                            ? filterPresets.defaultDestroy({ preset: id })
                            : filterPresets.default({ preset: id }),
                        stay,
                    )
                }
            />
            {can_update && (
                <>
                    <IconButton
                        icon={PencilSquareIcon}
                        size="sm"
                        label={`Rename or share ${name}`}
                        onClick={() => onEdit(preset)}
                    />
                    <IconButton
                        icon={TrashIcon}
                        size="sm"
                        label={`Delete ${name}`}
                        onClick={() => router.visit(filterPresets.destroy({ preset: id }), stay)}
                    />
                </>
            )}
        </span>
    );
}
