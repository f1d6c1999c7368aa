<?php

declare(strict_types=1);

namespace App\Jobs\Imports;

use App\Actions\Imports\AdvanceImport;
use Illuminate\Bus\Queueable;
use Illuminate\Contracts\Queue\ShouldQueue;
use Illuminate\Foundation\Bus\Dispatchable;
use Illuminate\Queue\InteractsWithQueue;

/** Works on an import until its turn is over, and lines up again. Losing or repeating it does no harm: the import says what is left. */
final class WorkOnImport implements ShouldQueue
{
    use Dispatchable, InteractsWithQueue, Queueable;

    /** The queue's other jobs get their turn in between. */
    private const SECONDS = 15.0;

    public int $tries = 1;

    /** Less than the queue's retry_after. */
    public int $timeout = 60;

    public function __construct(public readonly int $importId) {}

    public function handle(AdvanceImport $advance): void
    {
        if ($advance->handle($this->importId, self::SECONDS)) {
            self::dispatch($this->importId);
        }
    }
}
