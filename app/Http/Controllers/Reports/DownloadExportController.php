<?php

declare(strict_types=1);

namespace App\Http\Controllers\Reports;

use App\Actions\Reports\RecordDownload;
use App\Enums\ExportStatus;
use App\Infrastructure\Files\ExportFiles;
use App\Lists\Exports\ExportSources;
use App\Models\Export;
use App\Models\User;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\RedirectResponse;
use Symfony\Component\HttpFoundation\StreamedResponse;

/** The file of an export, until it expires. */
final readonly class DownloadExportController
{
    public function __invoke(Export $export, ExportSources $sources, ExportFiles $files, RecordDownload $record, #[CurrentUser] User $viewer): StreamedResponse|RedirectResponse
    {
        if ($export->status !== ExportStatus::Ready || $export->expires_at?->lessThanOrEqualTo(now()) !== false) {
            return redirect()->route('reports.clients.exports')->with('error', 'This file was deleted. Export the list again.');
        }

        $record->handle($export);
        $name = $sources->of($export->kind)->filename().'-'.$export->created_at->setTimezone($viewer->timezone)->format('Y-m-d').'.csv';

        return new StreamedResponse(static fn () => $files->send($export), headers: [
            'Content-Type' => 'text/csv; charset=UTF-8',
            'Content-Disposition' => "attachment; filename=\"{$name}\"",
            'Cache-Control' => 'no-store, private',
            'X-Accel-Buffering' => 'no',
        ]);
    }
}
