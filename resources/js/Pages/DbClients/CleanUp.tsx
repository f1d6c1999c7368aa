import { router } from '@inertiajs/react';
import { useState } from 'react';
import { useConfirm } from '@/components/confirm-dialog';
import { Button } from '@/components/ui/button';
import { Card, CardBody } from '@/components/ui/card';
import { CleanupPreview } from '@/features/db-clients/cleanup-preview';
import { CleanupRuns } from '@/features/db-clients/cleanup-runs';
import { useReloadWhile } from '@/hooks/use-reload-while';
import { PageHeader } from '@/layouts/page-header';
import { formatCount } from '@/lib/format';
import { dbClients as routes } from '@/routes/generated';
import {
    type DbCleanupChoice,
    type DbCleanupIndexPage,
    DbCleanupKindLabels,
    type DbCleanupRun,
    type DbCleanupStatus,
} from '@/types/generated';

const BUSY: readonly DbCleanupStatus[] = ['queued', 'running', 'undoing'];

export default function DbClientsCleanUp({ kinds, runs, is_own_lists_only, preview }: DbCleanupIndexPage) {
    const [choice, setChoice] = useState<DbCleanupChoice | null>(null);
    const [error, setError] = useState<string>();
    const [isSending, setIsSending] = useState(false);
    const { confirm, confirmDialog } = useConfirm();
    const isBusy = runs.some(({ status }) => BUSY.includes(status));
    useReloadWhile(isBusy, ['runs']);

    const look = (chosen: DbCleanupChoice) => {
        setChoice(chosen);
        setError(undefined);
        router.reload({ data: { kind: chosen.kind }, only: ['preview'] });
    };
    const run = () => {
        setIsSending(true);
        router.post(
            routes.cleanUpStore(),
            { kind: choice?.kind ?? '' },
            {
                preserveScroll: true,
                preserveState: true,
                onSuccess: () => setChoice(null),
                onError: (errors) => setError(errors.kind),
                onFinish: () => setIsSending(false),
            },
        );
    };
    const undo = async (past: DbCleanupRun) => {
        const question = {
            title: `Undo “${DbCleanupKindLabels[past.kind]}”?`,
            body: `${past.changed_rows === 1 ? '1 record gets its' : `${formatCount(past.changed_rows)} records get their`} old values back. Records edited since then are kept.`,
            confirmVerb: 'Undo clean-up',
        };
        if (await confirm(question)) {
            router.delete(routes.cleanUpDestroy({ dbCleanup: past.id }), { preserveScroll: true, preserveState: true });
        }
    };

    const stop = async (running: DbCleanupRun) => {
        const question = {
            title: `Stop “${DbCleanupKindLabels[running.kind]}”?`,
            body: 'It stops after the current step. Changes made so far are kept, and you can undo them.',
            confirmVerb: 'Stop clean-up',
        };
        if (await confirm(question)) {
            router.post(
                routes.cleanUpStop({ dbCleanup: running.id }),
                {},
                { preserveScroll: true, preserveState: true },
            );
        }
    };

    return (
        <>
            <PageHeader
                breadcrumbs={[{ title: 'DB clients', href: routes.index() }, { title: 'Clean-up' }]}
                title="Clean-up"
                notice={`Clean up ${is_own_lists_only ? 'the DB clients on your open lists' : 'all DB clients'} in the background. To clean up only some of them, select them in the list of DB clients.`}
            />
            <div className="flex flex-col gap-4 p-4 sm:px-6">
                <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
                    {kinds.map((kind) => (
                        <Card key={kind.kind}>
                            <CardBody className="flex h-full flex-col items-start gap-3">
                                <div className="flex-1">
                                    <h2 className="font-strong">{kind.label}</h2>
                                    <p className="mt-1 text-compact text-pretty text-muted">{kind.description}</p>
                                </div>
                                <Button size="sm" aria-label={`Preview ${kind.label}`} onClick={() => look(kind)}>
                                    Preview
                                </Button>
                            </CardBody>
                        </Card>
                    ))}
                </div>
                <CleanupRuns runs={runs} onUndo={undo} onStop={stop} />
            </div>
            <CleanupPreview
                choice={choice}
                preview={preview?.kind === choice?.kind ? (preview ?? undefined) : undefined}
                error={error}
                loading={isSending}
                onRun={run}
                onClose={() => setChoice(null)}
            />
            {confirmDialog}
        </>
    );
}
