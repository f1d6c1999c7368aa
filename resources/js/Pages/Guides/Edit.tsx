import { useState } from 'react';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { DraftForm } from '@/features/guides/draft-form';
import { Markdown } from '@/features/guides/markdown';
import { PublishCard } from '@/features/guides/publish-card';
import { SettingsCard } from '@/features/guides/settings-card';
import { VersionDiff } from '@/features/guides/version-diff';
import { PageHeader } from '@/layouts/page-header';
import { guides } from '@/routes/generated';
import type { GuideEditPage } from '@/types/generated';

export default function Edit(page: GuideEditPage) {
    const { guide, number, body, current_body, seen } = page;
    // A withdrawn draft leaves the form. A colleague's draft does not replace what the user typed.
    const [withdrawals, setWithdrawals] = useState(0);

    return (
        <>
            <PageHeader
                breadcrumbs={[
                    { title: 'Guides' },
                    { title: guide.title, href: guides.show({ guide: guide.slug }) },
                    { title: 'Edit guide' },
                ]}
                title={`Edit guide: ${guide.title}`}
            />
            <div className="grid grid-cols-12 gap-4 p-4 sm:px-6">
                <div className="col-span-12 flex flex-col gap-4 self-start xl:col-span-8">
                    <DraftForm key={withdrawals} {...page} />
                    {seen && (
                        <>
                            <Card>
                                <CardHeader title="Changes to the text that applies" />
                                <VersionDiff
                                    before={current_body}
                                    after={body}
                                    titles={['Applies now', `Version ${number}`]}
                                />
                            </Card>
                            <Card>
                                <CardHeader title="Preview" />
                                <CardBody>
                                    <Markdown source={body} />
                                </CardBody>
                            </Card>
                        </>
                    )}
                </div>
                <div className="col-span-12 flex flex-col gap-4 self-start xl:col-span-4">
                    <PublishCard key={seen} page={page} onWithdraw={() => setWithdrawals((count) => count + 1)} />
                    <SettingsCard {...page} />
                </div>
            </div>
        </>
    );
}
