<?php

declare(strict_types=1);

namespace App\Http\Controllers\Reports;

use App\Actions\Reports\CancelExport;
use App\Actions\Reports\RecordDownload;
use App\Actions\Reports\RequestExport;
use App\Data\Reports\ClientExportsPage;
use App\Enums\ExportKind;
use App\Enums\ExportStatus;
use App\Http\Requests\ListRequest;
use App\Http\Requests\Reports\RequestExportRequest;
use App\Inertia\Inertia;
use App\Inertia\Response;
use App\Infrastructure\Files\ExportFiles;
use App\Lists\Exports\ExportSources;
use App\Lists\Reports\ExportList;
use App\Models\Export;
use App\Models\User;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\RedirectResponse;
use Symfony\Component\HttpFoundation\StreamedResponse;

final class ExportController
{
    public function index(ListRequest $request, ExportList $list, #[CurrentUser] User $viewer): Response
    {
        [$rows, $meta] = $request->page($list);
        $isWriting = Export::query()->where('user_id', $viewer->id)->whereIn('status', [ExportStatus::Queued, ExportStatus::Running])->exists();

        return Inertia::render('Reports/Clients/Exports', new ClientExportsPage($rows, $meta, $isWriting, $viewer->can('seesAll', Export::class)));
    }

    public function destroy(Export $export, CancelExport $cancel): RedirectResponse
    {
        return $cancel->handle($export)
            ? back()
                ->with('success', $export->kind === ExportKind::Evidence ? 'Evidence pack cancelled.' : 'Export cancelled.')
                ->with('auto_hide_success_message', true)
            : back()->with('error', 'This export had already ended.');
    }

    /** The file of an export, until it expires. */
    public function download(
        Export $export,
        ExportSources $sources,
        ExportFiles $files,
        RecordDownload $record,
        #[CurrentUser] User $viewer,
    ): StreamedResponse|RedirectResponse {
        $isPack = $export->kind === ExportKind::Evidence;
        if (! $export->isAvailable()) {
            return redirect()
                ->to($export->page())
                ->with(
                    'error',
                    $isPack
                        ? 'This file was deleted. Request the evidence pack again.'
                        : 'This file was deleted. Export the list again.',
                );
        }

        if (! $files->isWhole($export)) {
            return redirect()
                ->to($export->page())
                ->with(
                    'error',
                    'Part of this file is missing. '.($isPack ? 'Request the evidence pack again.' : 'Export the list again.'),
                );
        }

        $record->handle($export);
        $name = ($isPack ? "evidence-{$export->id}" : $sources->of($export->kind)->filename())
            .'-'.$export->created_at->setTimezone($viewer->timezone)->format('Y-m-d').($isPack ? '.zip' : '.csv');

        return new StreamedResponse(static fn () => $files->send($export), headers: [
            'Content-Type' => $isPack ? 'application/zip' : 'text/csv; charset=UTF-8',
            'Content-Disposition' => "attachment; filename=\"{$name}\"",
            'Cache-Control' => 'no-store, private',
            'X-Accel-Buffering' => 'no',
        ]);
    }

    /** Exports a list in the background. */
    public function store(RequestExportRequest $request, string $kind, RequestExport $export, #[CurrentUser] User $owner): RedirectResponse
    {
        $export->handle(ExportKind::from($kind), $request->scope($owner), $request->string('reason')->value());

        return redirect()
            ->route('reports.clients.exports')
            ->with('success', 'Export started. The file stays here for a week.')
            ->with('auto_hide_success_message', true);
    }
}
