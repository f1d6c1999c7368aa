import { BookOpenIcon } from '@heroicons/react/24/outline';
import { Link } from '@inertiajs/react';
import { Banner } from '@/components/ui/banner';
import { Card, CardBody } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { Markdown } from '@/features/guides/markdown';
import { guides } from '@/routes/generated';
import { type GuidePage, GuideVersionStatusLabels } from '@/types/generated';

/** The text of a guide, with a warning when another version applies. */
export function GuideArticle({ guide, version, body }: GuidePage) {
    if (version === null) {
        return (
            <Card>
                <EmptyState icon={BookOpenIcon} title="No version published">
                    The text appears here when its first version is published.
                </EmptyState>
            </Card>
        );
    }

    return (
        <Card className="print:border-0">
            <CardBody className="flex flex-col gap-4 sm:px-6 sm:py-5">
                {version.status !== 'published' && (
                    <Banner
                        tone="warn"
                        title={`Version ${version.number}: ${GuideVersionStatusLabels[version.status].toLowerCase()}`}
                    >
                        This version doesn’t apply now.{' '}
                        <Link
                            href={guides.show({ guide: guide.slug })}
                            className="text-accent underline underline-offset-2"
                        >
                            Read the version that applies
                        </Link>
                    </Banner>
                )}
                <Markdown source={body} />
            </CardBody>
        </Card>
    );
}
