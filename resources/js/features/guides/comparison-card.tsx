import { router } from '@inertiajs/react';
import { Card, CardBody } from '@/components/ui/card';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { VersionDiff } from '@/features/guides/version-diff';
import { guides } from '@/routes/generated';
import { type GuidePage, GuideVersionStatusLabels } from '@/types/generated';

/** Two versions of a guide side by side. */
export function ComparisonCard({ guide, version, versions, body, with: other, with_body }: GuidePage) {
    const options = versions.map(({ number, status }) => ({
        value: String(number),
        label: `Version ${number} (${GuideVersionStatusLabels[status].toLowerCase()})`,
    }));
    const open = (change: { with?: string; version?: string }) =>
        router.visit(
            guides.show({ guide: guide.slug }, { query: { version: version?.number, with: other, ...change } }),
            { preserveState: true, preserveScroll: true },
        );

    return (
        <Card>
            <CardBody className="grid grid-cols-1 gap-4 sm:grid-cols-2">
                <Field label="Before" required>
                    <Select options={options} value={String(other)} onChange={(value) => open({ with: value })} />
                </Field>
                <Field label="After" required>
                    <Select
                        options={options}
                        value={String(version?.number)}
                        onChange={(value) => open({ version: value })}
                    />
                </Field>
            </CardBody>
            <VersionDiff before={with_body} after={body} titles={[`Version ${other}`, `Version ${version?.number}`]} />
        </Card>
    );
}
