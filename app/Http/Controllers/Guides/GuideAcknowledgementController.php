<?php

declare(strict_types=1);

namespace App\Http\Controllers\Guides;

use App\Data\Guides\AcknowledgementsPage;
use App\Http\Requests\ListRequest;
use App\Http\Requests\Reports\ExportListRequest;
use App\Inertia\Inertia;
use App\Inertia\Response;
use App\Infrastructure\Audit\AuditTrail;
use App\Lists\Exports\ExportScope;
use App\Lists\Exports\ExportSources;
use App\Lists\Guides\AcknowledgementList;
use App\Models\Guide;
use App\Models\GuideVersion;
use App\Models\User;
use App\Queries\Guides\GuideQuery;
use Illuminate\Container\Attributes\CurrentUser;
use Symfony\Component\HttpFoundation\StreamedResponse;
use Symfony\Component\HttpKernel\Exception\NotFoundHttpException;

/** Who has acknowledged the version of a guide that applies. */
final class GuideAcknowledgementController
{
    public function index(ListRequest $request, Guide $guide, AcknowledgementList $list, GuideQuery $guides, #[CurrentUser] User $viewer): Response
    {
        $version = self::versionOf($guide);
        [$rows, $meta] = $request->page($list, $version);

        return Inertia::render('Guides/Acknowledgements', new AcknowledgementsPage($guides->header($guide, $viewer), $version->number, $rows, $meta));
    }

    public function export(ExportListRequest $request, Guide $guide, ExportSources $sources, AuditTrail $audit, #[CurrentUser] User $viewer): StreamedResponse
    {
        $version = self::versionOf($guide);
        $scope = new ExportScope($viewer, $request->listQuery(), null, record: $version);
        $file = $request->opened(static fn (): StreamedResponse => $sources->ofClass(AcknowledgementList::class)->download($scope, "{$guide->slug->value}-version-{$version->number}-acknowledgements.csv"));
        $audit->record('guide.acknowledgements_exported', $guide, after: ['version' => $version->number, 'reason' => $request->reason(), 'filter' => $request->listQuery()]);

        return $file;
    }

    private static function versionOf(Guide $guide): GuideVersion
    {
        return $guide->versionAt(now()->toImmutable()) ?? throw new NotFoundHttpException;
    }
}
