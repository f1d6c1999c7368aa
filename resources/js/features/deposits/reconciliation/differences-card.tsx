import { CheckCircleIcon } from '@heroicons/react/24/outline';
import { ExportButton } from '@/components/data-table';
import { Badge } from '@/components/ui/badge';
import { Card, CardBody, CardFooter, CardHeader } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { SkeletonText } from '@/components/ui/skeleton';
import { formatCount } from '@/lib/format';
import { deposits } from '@/routes/generated';
import type { ReconciliationDifference, ReconciliationFigures } from '@/types/generated';
import { DifferenceGroup } from './difference-group';

interface DifferencesCardProps {
    day: string;
    differences: readonly ReconciliationDifference[] | undefined;
    figures: ReconciliationFigures | undefined;
    canExport: boolean;
}

/** Differences between the bank and the ledger by kind, with advice. */
export function DifferencesCard({ day, differences, figures, canExport }: DifferencesCardProps) {
    const total = figures?.differences ?? 0;

    return (
        <Card aria-label="Differences">
            <CardHeader
                title="Differences"
                badge={figures && <Total figures={figures} />}
                actions={
                    canExport &&
                    total > 0 && (
                        <ExportButton
                            route={deposits.reconciliationExport()}
                            query={{ day }}
                            isNarrowed
                            noun="differences"
                        />
                    )
                }
            />
            <Content differences={differences} />
            {differences && total > differences.length && (
                <CardFooter>
                    Showing the {formatCount(differences.length)} most serious of {formatCount(total)} differences.
                    Export them to see all.
                </CardFooter>
            )}
        </Card>
    );
}

function Content({ differences }: { differences: readonly ReconciliationDifference[] | undefined }) {
    if (differences === undefined) {
        return (
            <CardBody aria-busy="true">
                <SkeletonText lines={3} />
            </CardBody>
        );
    }
    if (differences.length === 0) {
        return (
            <EmptyState title="The bank and the ledger agree" icon={CheckCircleIcon}>
                Every bank line of the day is posted with the same amount, and there are no other postings.
            </EmptyState>
        );
    }

    return (
        <CardBody flush>
            {[...new Set(differences.map(({ kind }) => kind))].map((kind) => (
                <DifferenceGroup key={kind} differences={differences.filter((one) => one.kind === kind)} />
            ))}
        </CardBody>
    );
}

function Total({ figures }: { figures: ReconciliationFigures }) {
    if (figures.disagreements > 0) {
        return <Badge tone="danger">{formatCount(figures.disagreements)} to resolve</Badge>;
    }

    return figures.differences > 0 ? (
        <Badge tone="warn">{formatCount(figures.differences)} to review</Badge>
    ) : (
        <Badge tone="ok">None</Badge>
    );
}
