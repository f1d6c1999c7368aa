<?php

declare(strict_types=1);

namespace App\Providers;

use App\Models\BankLine;
use App\Models\DuplicateCase;
use App\Observers\BankLineObserver;
use Illuminate\Database\Eloquent\Relations\Relation;
use Illuminate\Support\ServiceProvider;

/** When repeated payments are looked for. */
final class DuplicatesServiceProvider extends ServiceProvider
{
    public function boot(): void
    {
        Relation::morphMap(['duplicate_case' => DuplicateCase::class]);
        BankLine::observe(BankLineObserver::class);
    }
}
