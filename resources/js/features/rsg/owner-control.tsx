import { Button } from '@/components/ui/button';
import { Select } from '@/components/ui/select';
import { useStep } from '@/hooks/use-step';
import { useViewer } from '@/hooks/use-viewer';
import { toOptions, withPresent } from '@/lib/options';
import type { RouteDefinition } from '@/routes/route';
import type { Choice } from '@/types/generated';

interface OwnerControlProps {
    ownerId: number | null;
    ownerName: string | null;
    owners: readonly Choice[];
    route: RouteDefinition;
    canWork: boolean;
    label?: string;
    /** Shown without an owner. */
    none?: string;
}

/** The owner of work, who can be changed, and a button to take it. */
export function OwnerControl({ ownerId, ownerName, owners, route, canWork, ...texts }: OwnerControlProps) {
    const { label = 'Owner', none = 'No owner' } = texts;
    const viewer = useViewer();
    const { take, isBusy, refusal } = useStep();
    const assign = (id: string) => take(route, { owner_id: id });

    if (!canWork) {
        return ownerName ?? none;
    }

    return (
        <span className="flex flex-col gap-1">
            <span className="flex flex-wrap items-center gap-2">
                <Select
                    aria-label={label}
                    dense
                    clearable
                    placeholder={none}
                    className="max-w-52"
                    value={ownerId === null ? '' : String(ownerId)}
                    options={toOptions(withPresent(owners, ownerId, ownerName ?? 'Former colleague'))}
                    disabled={isBusy}
                    onChange={assign}
                />
                {viewer && viewer.id !== ownerId && (
                    <Button size="sm" loading={isBusy} onClick={() => assign(String(viewer.id))}>
                        Assign to me
                    </Button>
                )}
            </span>
            {refusal && (
                <span role="alert" className="text-compact text-danger">
                    {refusal}
                </span>
            )}
        </span>
    );
}
