import { Badge } from '@/components/ui/badge';
import { AboutCard } from '@/features/guides/about-card';
import { GuideActions } from '@/features/guides/guide-actions';
import { GuideArticle } from '@/features/guides/guide-article';
import { ReadersCard } from '@/features/guides/readers-card';
import { VersionsCard } from '@/features/guides/versions-card';
import { PageHeader } from '@/layouts/page-header';
import type { GuidePage } from '@/types/generated';

export default function Show(page: GuidePage) {
    const { guide } = page;

    return (
        <>
            <PageHeader
                breadcrumbs={[{ title: 'Guides' }, { title: guide.title }]}
                title={guide.title}
                badges={guide.is_review_overdue && <Badge tone="danger">Review overdue</Badge>}
                notice={guide.has_values && 'Paddock reads its limits from this guide'}
                actions={<GuideActions guide={guide} />}
            />
            <div className="grid grid-cols-12 gap-4 p-4 sm:px-6 print:block">
                <div className="col-span-12 self-start xl:col-span-8">
                    <GuideArticle {...page} />
                </div>
                <div className="col-span-12 flex flex-col gap-4 self-start xl:col-span-4 print:mt-4">
                    <ReadersCard {...page} />
                    <AboutCard {...page} />
                    <VersionsCard {...page} />
                </div>
            </div>
        </>
    );
}
