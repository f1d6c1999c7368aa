import { router } from '@inertiajs/react';
import { Card } from '@/components/ui/card';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { guidePage } from '@/features/guides/guide-routes';
import { VersionDiff } from '@/features/guides/version-diff';
import { PageHeader } from '@/layouts/page-header';
import { guides } from '@/routes/generated';
import { type GuideComparePage, GuideVersionStatusLabels } from '@/types/generated';

export default function Compare({ guide, versions, from, to, from_body, to_body }: GuideComparePage) {
    const options = versions.map(({ number, status }) => ({
        value: String(number),
        label: `Version ${number} (${GuideVersionStatusLabels[status].toLowerCase()})`,
    }));
    const open = (query: { from: string | number; to: string | number }) =>
        router.visit(guides.compare({ guide: guide.slug }, { query }), { preserveState: true, preserveScroll: true });

    return (
        <>
            <PageHeader
                breadcrumbs={[
                    { title: 'Guides' },
                    { title: guide.title, href: guidePage(guide.slug) },
                    { title: 'Compare versions' },
                ]}
                title={`Compare versions: ${guide.title}`}
            />
            <div className="flex flex-col gap-4 p-4 sm:px-6">
                <div className="grid max-w-3xl grid-cols-1 gap-4 sm:grid-cols-2">
                    <Field label="Before" required>
                        <Select
                            options={options}
                            value={String(from)}
                            onChange={(value) => open({ from: value, to })}
                        />
                    </Field>
                    <Field label="After" required>
                        <Select options={options} value={String(to)} onChange={(value) => open({ from, to: value })} />
                    </Field>
                </div>
                <Card>
                    <VersionDiff before={from_body} after={to_body} titles={[`Version ${from}`, `Version ${to}`]} />
                </Card>
            </div>
        </>
    );
}
