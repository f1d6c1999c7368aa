<?php

declare(strict_types=1);

namespace App\Listeners;

use App\Enums\ImportStatus;
use App\Jobs\Matches\SuggestMatchesOfImport;
use App\Models\Import;
use Illuminate\Container\Attributes\Config;

/** Looks for possible matches of the imported people when an import is done. */
final readonly class FinishedImportObserver
{
    public function __construct(
        #[Config('paddock.matching.at_once')]
        private bool $isOn,
    ) {}

    public function updated(Import $import): void
    {
        if ($this->isOn && $import->wasChanged('status') && $import->status === ImportStatus::Done) {
            SuggestMatchesOfImport::dispatch($import->id)->afterCommit();
        }
    }
}
