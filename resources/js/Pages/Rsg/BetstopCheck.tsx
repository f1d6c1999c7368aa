import { ShieldCheckIcon } from '@heroicons/react/24/outline';
import { useState } from 'react';
import { Banner } from '@/components/ui/banner';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { CheckResult } from '@/features/rsg/checks/check-result';
import { ListForm } from '@/features/rsg/checks/list-form';
import { ClientForm, PersonForm } from '@/features/rsg/checks/person-form';
import { RunList } from '@/features/rsg/checks/run-list';
import { useReloadWhile } from '@/hooks/use-reload-while';
import { PageHeader } from '@/layouts/page-header';
import { useGate } from '@/navigation/use-navigation';
import type { BetstopCheckPage } from '@/types/generated';

export default function BetstopCheck(page: BetstopCheckPage) {
    const { checked, runs, run_id, findings, max_people, is_available, can_check } = page;
    const [name, setName] = useState<string | null>(null);
    const [lines, setLines] = useState<readonly string[]>([]);
    const seesClients = useGate({ anyOf: ['viewClients'] });
    useReloadWhile(
        runs.some(({ status }) => status === 'running'),
        ['runs', 'findings', 'is_available'],
    );

    return (
        <>
            <PageHeader
                breadcrumbs={[{ title: 'RSG' }, { title: 'BetStop check' }]}
                title="BetStop check"
                notice="Ask the national self-exclusion register about a person"
            />
            <div className="grid items-start gap-4 p-4 sm:p-6 xl:grid-cols-2 xl:grid-rows-[auto_1fr]">
                <div className="flex min-w-0 flex-col gap-4 xl:row-span-2">
                    {!is_available && (
                        <Banner tone="warn" title="The register keeps failing, so calls are paused for a minute">
                            Until then, checks have no answer.
                        </Banner>
                    )}
                    {can_check ? (
                        <>
                            {seesClients && (
                                <Card>
                                    <CardHeader title="Check a client" description="By the details of their record" />
                                    <CardBody>
                                        <ClientForm onChecked={setName} />
                                    </CardBody>
                                </Card>
                            )}
                            <Card>
                                <CardHeader
                                    title="Check a person"
                                    description="The details aren’t stored, only the answer and its evidence"
                                />
                                <CardBody>
                                    <PersonForm onChecked={setName} />
                                </CardBody>
                            </Card>
                            <Card>
                                <CardHeader title="Check a list" description="In the background, with progress" />
                                <CardBody>
                                    <ListForm maxPeople={max_people} onStarted={setLines} />
                                </CardBody>
                            </Card>
                        </>
                    ) : (
                        <Banner
                            tone="info"
                            title="You can’t check people while impersonating or with read-only access"
                        />
                    )}
                </div>
                <Card className={checked ? 'max-xl:order-first' : 'max-xl:hidden'}>
                    <CardHeader title="Result" />
                    <CardBody>
                        {checked ? (
                            <CheckResult check={checked} name={name} />
                        ) : (
                            <EmptyState icon={ShieldCheckIcon} title="No check yet" className="py-6">
                                Check a client or a person. The answer and its evidence appear here.
                            </EmptyState>
                        )}
                    </CardBody>
                </Card>
                <Card>
                    <CardHeader title="Background checks" description="Every night all open accounts are checked" />
                    {runs.length === 0 ? (
                        <EmptyState title="No background checks">
                            Lists and the nightly check appear here with their progress.
                        </EmptyState>
                    ) : (
                        <RunList runs={runs} openId={run_id} findings={findings} lines={lines} />
                    )}
                </Card>
            </div>
        </>
    );
}
