<?php

declare(strict_types=1);

namespace App\Jobs\Rsg;

use App\Actions\Rsg\AdvanceBarredImport;
use Illuminate\Contracts\Queue\ShouldQueue;
use Illuminate\Foundation\Queue\Queueable;

/** Works on an import of a barred list for one turn and queues itself again. The rows store the progress, so a lost or repeated job does no harm. */
final class WorkOnBarredImport implements ShouldQueue
{
    use Queueable;

    /** Other jobs run between two turns. */
    private const SECONDS = 15.0;

    public int $tries = 1;

    /** Must be less than the queue's retry_after. */
    public int $timeout = 60;

    public function __construct(public readonly int $importId) {}

    public function handle(AdvanceBarredImport $advance): void
    {
        if ($advance->handle($this->importId, self::SECONDS)) {
            self::dispatch($this->importId);
        }
    }
}
