<?php

declare(strict_types=1);

namespace App\Jobs\Reports;

use App\Lists\Exports\ExportWriter;
use App\Models\Export;
use Illuminate\Contracts\Queue\ShouldQueue;
use Illuminate\Foundation\Queue\Queueable;
use Throwable;

/** Writes one part of an export and queues the next, so that other jobs don't wait long. */
final class WriteExport implements ShouldQueue
{
    use Queueable;

    public int $tries = 5;

    public int $backoff = 5;

    public function __construct(public readonly int $exportId)
    {
        $this->afterCommit();
    }

    public function handle(ExportWriter $writer): void
    {
        $export = Export::query()->with('user')->find($this->exportId);
        if ($export !== null && $writer->writePart($export)) {
            self::dispatch($this->exportId);
        }
    }

    public function failed(?Throwable $failure): void
    {
        $export = Export::query()->find($this->exportId);
        if ($export !== null) {
            app(ExportWriter::class)->fail($export, 'Couldn’t write the file. Try again. If it fails again, contact a developer.');
        }
    }
}
