import { PencilSquareIcon, PrinterIcon } from '@heroicons/react/24/outline';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { AboutCard } from '@/features/guides/about-card';
import { ComparisonCard } from '@/features/guides/comparison-card';
import { DayCard, DayViews } from '@/features/guides/day-card';
import { GuideArticle } from '@/features/guides/guide-article';
import { GuideSearch } from '@/features/guides/guide-search';
import { VersionsCard } from '@/features/guides/versions-card';
import { PageHeader } from '@/layouts/page-header';
import { guides } from '@/routes/generated';
import type { GuidePage } from '@/types/generated';

export default function Show(page: GuidePage) {
    const { guide, day, with: other } = page;

    return (
        <>
            <PageHeader
                breadcrumbs={[{ title: 'Guides' }, { title: guide.title }]}
                title={guide.title}
                badges={guide.is_review_overdue && <Badge tone="danger">Review overdue</Badge>}
                notice={guide.has_values && 'Paddock reads its limits from this guide'}
                views={day && <DayViews day={day} />}
                actions={
                    <>
                        <GuideSearch />
                        <Button icon={PrinterIcon} onClick={() => window.print()}>
                            <span className="max-sm:sr-only">Print</span>
                        </Button>
                        {guide.can_edit && (
                            <LinkButton icon={PencilSquareIcon} href={guides.edit({ guide: guide.slug })}>
                                Edit guide
                            </LinkButton>
                        )}
                    </>
                }
            />
            <div className="grid grid-cols-12 gap-4 p-4 sm:px-6 print:block">
                <div className="col-span-12 flex flex-col gap-4 self-start xl:col-span-8">
                    {other !== null && <ComparisonCard {...page} />}
                    {other === null && day && <DayCard day={day} />}
                    {other === null && <GuideArticle {...page} />}
                </div>
                <div className="col-span-12 flex flex-col gap-4 self-start xl:col-span-4 print:mt-4">
                    <AboutCard {...page} />
                    <VersionsCard {...page} />
                </div>
            </div>
        </>
    );
}
