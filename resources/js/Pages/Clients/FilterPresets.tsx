import { BookmarkIcon } from '@heroicons/react/24/outline';
import { router } from '@inertiajs/react';
import { useMemo, useState } from 'react';
import { StaticTable } from '@/components/data-table';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { EditPresetDialog } from '@/features/filter-presets/edit-preset-dialog';
import { presetColumns } from '@/features/filter-presets/preset-columns';
import { PageHeader } from '@/layouts/page-header';
import { useGate } from '@/navigation/use-navigation';
import { clients, filterPresets } from '@/routes/generated';
import type { FilterPresetData, FilterPresetIndexPage } from '@/types/generated';

export default function FilterPresets(page: FilterPresetIndexPage) {
    const { presets, deleted } = page;
    // Database contractors have presets of DB clients, and can’t open clients.
    const seesClients = useGate({ anyOf: ['viewClients'] });
    const [edited, setEdited] = useState<FilterPresetData | null>(null);
    const columns = useMemo(() => presetColumns(setEdited), []);

    return (
        <>
            <PageHeader
                breadcrumbs={
                    seesClients ? [{ title: 'Clients', href: clients.index() }, { title: 'Filter presets' }] : []
                }
                title="Filter presets"
                notice="Saved filters, order and columns of your lists"
            />
            <div className="flex flex-col gap-4 p-4 sm:px-6">
                {deleted && (
                    <Banner
                        tone="info"
                        title={`Preset “${deleted.name}” deleted.`}
                        action={
                            <Button
                                size="sm"
                                onClick={() => router.visit(filterPresets.restore({ preset: deleted.id }))}
                            >
                                Undo
                            </Button>
                        }
                    />
                )}
                <Card>
                    {presets.length === 0 ? (
                        <EmptyState
                            icon={BookmarkIcon}
                            title="No presets yet"
                            action={seesClients && <LinkButton href={clients.index()}>Go to clients</LinkButton>}
                        >
                            Filter and sort a list, then save it from its Presets menu.
                        </EmptyState>
                    ) : (
                        <StaticTable
                            label="Filter presets"
                            rows={presets}
                            columns={columns}
                            rowId={(preset) => String(preset.id)}
                            rowLabel={(preset) => preset.name}
                        />
                    )}
                </Card>
            </div>
            {edited && (
                <EditPresetDialog preset={edited} roles={rolesOf(page, edited)} onClose={() => setEdited(null)} />
            )}
        </>
    );
}

/** The roles that may see the preset's list. */
function rolesOf({ roles, db_roles, transaction_roles }: FilterPresetIndexPage, preset: FilterPresetData) {
    switch (preset.list) {
        case 'db_clients':
            return db_roles;
        case 'transactions':
            return transaction_roles;
        default:
            return roles;
    }
}
