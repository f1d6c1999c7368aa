import { InboxIcon } from '@heroicons/react/24/outline';
import { useState } from 'react';
import { Badge } from '@/components/ui/badge';
import { Banner, type FeedbackTone } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton, SkeletonText } from '@/components/ui/skeleton';
import { Spinner } from '@/components/ui/spinner';
import { Toast, ToastRegion } from '@/components/ui/toast';
import { Example, Section } from '@/features/design/section';

const BANNERS: ReadonlyArray<[FeedbackTone, string]> = [
    ['ok', 'Deposit of $450.00 approved.'],
    ['info', 'BetStop was last checked 3 h ago.'],
    ['warn', 'A colleague changed this client in the meantime. Compare the changes before you save.'],
    ['danger', 'Couldn’t pay the withdrawal: the bank refused the account number. Check it and try again.'],
];

export function FeedbackSection() {
    return (
        <Section
            id="feedback"
            title="Feedback"
            intro="Errors say what failed and how to fix it. Empty lists say what will appear and what to do."
        >
            <BannerExample />
            <div className="grid gap-4 lg:grid-cols-2">
                <Example title="Badges">
                    <Badge>Dormant</Badge>
                    <Badge tone="ok">Active</Badge>
                    <Badge tone="warn">Pending</Badge>
                    <Badge tone="danger">BetStop</Badge>
                    <Badge tone="info">Regal Bet</Badge>
                    <Badge tone="bonus">Bonus bet</Badge>
                </Example>
                <ToastExample />
                <Example title="Empty" layout="bare">
                    <EmptyState
                        icon={InboxIcon}
                        title="No pending deposits"
                        action={<Button>View all deposits</Button>}
                    >
                        New deposits appear here automatically.
                    </EmptyState>
                </Example>
                <Example title="Load error" layout="bare">
                    <ErrorState onRetry={() => window.location.reload()}>
                        The server didn’t answer. Check your connection and try again.
                    </ErrorState>
                </Example>
            </div>
            <LoadingExample />
        </Section>
    );
}

function BannerExample() {
    const [closed, setClosed] = useState<ReadonlyArray<FeedbackTone>>([]);
    const open = BANNERS.filter(([tone]) => !closed.includes(tone));

    return (
        <Example title="Banners" layout="column" className="gap-2!">
            {open.map(([tone, text]) => (
                <Banner key={tone} tone={tone} onClose={() => setClosed([...closed, tone])}>
                    {text}
                </Banner>
            ))}
            {open.length === 0 && (
                <Button className="self-start" onClick={() => setClosed([])}>
                    Show again
                </Button>
            )}
        </Example>
    );
}

function ToastExample() {
    const [shown, setShown] = useState(false);

    return (
        <Example title="Toasts and spinner">
            <Button onClick={() => setShown(true)}>Show toast</Button>
            <Spinner label="Loading" className="text-muted" />
            <ToastRegion label="Example messages">
                {shown && (
                    <Toast tone="ok" title="Success" onClose={() => setShown(false)}>
                        Note saved.
                    </Toast>
                )}
            </ToastRegion>
        </Example>
    );
}

function LoadingExample() {
    return (
        <Example title="Loading" layout="bare" className="grid gap-6 p-4 sm:grid-cols-2">
            <div className="flex items-center gap-3">
                <Skeleton circle className="size-8" />
                <SkeletonText lines={2} className="flex-1" />
            </div>
            <SkeletonText />
        </Example>
    );
}
