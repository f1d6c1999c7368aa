<?php

declare(strict_types=1);

namespace App\Listeners;

use App\Jobs\Matches\SuggestMatchesOfImport;
use App\Models\Import;
use Illuminate\Container\Attributes\Config;

/** Looks for possible matches of the imported people when an import is done or was stopped, or a row was decided or corrected. */
final readonly class FinishedImportObserver
{
    public function __construct(
        #[Config('paddock.matching.at_once')]
        private bool $isOn,
    ) {}

    public function updated(Import $import): void
    {
        if (! $this->isOn || ! $import->takesDecisions()) {
            return;
        }
        if ($import->wasChanged('status')) {
            SuggestMatchesOfImport::dispatch($import->id)->afterCommit();
        } elseif ($import->wasChanged(['waiting_rows', 'error_rows'])) {
            // The row is the newest.
            SuggestMatchesOfImport::dispatch($import->id, (int) $import->rows()->max('id') - 1)->afterCommit();
        }
    }
}
