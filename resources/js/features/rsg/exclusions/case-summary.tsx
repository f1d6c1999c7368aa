import { router } from '@inertiajs/react';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { DateTime } from '@/components/ui/date-time';
import { DescriptionList } from '@/components/ui/description-list';
import { Select } from '@/components/ui/select';
import { toOptions, withPresent } from '@/lib/options';
import { rsg } from '@/routes/generated';
import type { Choice, ExclusionCaseDetails } from '@/types/generated';

interface CaseSummaryProps {
    exclusion: ExclusionCaseDetails;
    owners: Choice[];
    canWork: boolean;
}

/** The owner of the case, and when it was opened, is due and was completed. */
export function CaseSummary({ exclusion, owners, canWork }: CaseSummaryProps) {
    const assign = (owner: string) =>
        router.put(
            rsg.exclusionsAssign({ case: exclusion.id }, { query: { seen_owner_id: exclusion.owner_id } }).url,
            { owner_id: owner },
            { preserveScroll: true, preserveState: true },
        );

    return (
        <Card>
            <CardHeader title="Case" />
            <CardBody>
                <DescriptionList
                    items={[
                        {
                            term: 'Owner',
                            details: canWork ? (
                                <Select
                                    dense
                                    aria-label="Owner"
                                    options={toOptions(
                                        withPresent(
                                            owners,
                                            exclusion.owner_id,
                                            exclusion.owner_name ?? 'Former colleague',
                                        ),
                                    )}
                                    value={exclusion.owner_id === null ? '' : String(exclusion.owner_id)}
                                    placeholder="Choose a colleague"
                                    onChange={assign}
                                />
                            ) : (
                                (exclusion.owner_name ?? 'Not assigned')
                            ),
                        },
                        { term: 'Excluded', details: <DateTime value={exclusion.created_at} /> },
                        { term: 'Accounts frozen', details: <DateTime value={exclusion.enforced_at} /> },
                        { term: 'Due', details: <DateTime value={exclusion.due_at} /> },
                        { term: 'Completed', details: <DateTime value={exclusion.completed_at} /> },
                    ]}
                />
            </CardBody>
        </Card>
    );
}
