<?php

declare(strict_types=1);

namespace App\Observers;

use App\Enums\ImportStatus;
use App\Jobs\Matching\SuggestMatchesOfImport;
use App\Models\Import;
use Illuminate\Container\Attributes\Config;

/** An import is through: what it brought is compared with everybody. */
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
