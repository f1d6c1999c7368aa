<?php

declare(strict_types=1);

namespace App\Jobs\Imports;

use App\Actions\Imports\AdvanceImport;
use Illuminate\Contracts\Queue\ShouldQueue;
use Illuminate\Foundation\Queue\Queueable;

/** Works on an import for one turn and queues itself again. The import stores its position, so a lost or repeated job does no harm. */
final class WorkOnImport implements ShouldQueue
{
    use Queueable;

    /** Other jobs run between two turns. */
    private const SECONDS = 15.0;

    public int $tries = 1;

    /** Must be less than the queue's retry_after. */
    public int $timeout = 60;

    public function __construct(public readonly int $importId) {}

    public function handle(AdvanceImport $advance): void
    {
        if ($advance->handle($this->importId, self::SECONDS)) {
            self::dispatch($this->importId);
        }
    }
}
