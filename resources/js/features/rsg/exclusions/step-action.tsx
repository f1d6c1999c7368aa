import { router } from '@inertiajs/react';
import { type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { RequestDialog } from '@/features/withdrawals/request-dialog';
import { clients, rsg } from '@/routes/generated';
import type { RouteDefinition } from '@/routes/route';
import type { ExclusionItem, ExclusionStepRow } from '@/types/generated';

interface StepActionProps {
    caseId: number;
    step: ExclusionStepRow;
    canRequestWithdrawal: boolean;
}

/** The button or link that does the work of a step. */
export function StepAction({ caseId, step, canRequestWithdrawal }: StepActionProps) {
    const [first] = step.items;

    switch (step.kind) {
        case 'bonuses':
            return (
                step.items.some(isOurs) && (
                    <Do route={rsg.exclusionsBonusesReverse({ case: caseId })}>Reverse bonuses</Do>
                )
            );
        case 'genweb':
            return step.items.map((item) => (
                <Do key={item.id} route={clients.rsgGenweb({ client: item.client_id })}>
                    Mark {item.title} as entered
                </Do>
            ));
        case 'client_accounts':
            return first && <Do route={rsg.exclusionsAccountsClose({ case: caseId })}>Close accounts</Do>;
        case 'refund':
            return (
                canRequestWithdrawal && step.items.filter(isBalance).map((item) => <Refund key={item.id} item={item} />)
            );
        case 'pending_bets':
            return (
                first?.url && (
                    <LinkButton size="sm" href={first.url}>
                        Open bets
                    </LinkButton>
                )
            );
        default:
            return null;
    }
}

/** Bonuses in Genweb are cancelled there. */
const isOurs = ({ title }: ExclusionItem) => !title.startsWith('Genweb ');
const isBalance = ({ title, amount_cents }: ExclusionItem) => title === 'Balance' && (amount_cents ?? 0) > 0;

function Do({ route, children }: { route: RouteDefinition; children: ReactNode }) {
    const [isRunning, setIsRunning] = useState(false);

    return (
        <Button
            size="sm"
            loading={isRunning}
            onClick={() =>
                router.visit(route, {
                    preserveScroll: true,
                    preserveState: true,
                    onStart: () => setIsRunning(true),
                    onFinish: () => setIsRunning(false),
                })
            }
        >
            {children}
        </Button>
    );
}

/** A withdrawal of the whole balance. Approval needs a verified bank account and a colleague. */
function Refund({ item }: { item: ExclusionItem }) {
    const [isAsking, setIsAsking] = useState(false);

    return (
        <>
            <Button size="sm" onClick={() => setIsAsking(true)}>
                Request refund
            </Button>
            {isAsking && (
                <RequestDialog
                    onClose={() => setIsAsking(false)}
                    initial={{
                        client: { value: String(item.client_id), label: item.client_name },
                        amount: ((item.amount_cents ?? 0) / 100).toFixed(2),
                        note: 'Refund after an exclusion',
                    }}
                />
            )}
        </>
    );
}
