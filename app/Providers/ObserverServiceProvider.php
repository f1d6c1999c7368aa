<?php

declare(strict_types=1);

namespace App\Providers;

use App\Listeners\BankLineObserver;
use App\Listeners\FinishedImportObserver;
use App\Listeners\IdentityObserver;
use App\Listeners\MonthlyStatsObserver;
use App\Listeners\SearchIndexObserver;
use App\Models\BankLine;
use App\Models\BonusPromotion;
use App\Models\Client;
use App\Models\DbClient;
use App\Models\Deposit;
use App\Models\DuplicateCase;
use App\Models\Import;
use App\Models\Lead;
use App\Models\Withdrawal;
use Illuminate\Database\Eloquent\Relations\Relation;
use Illuminate\Support\ServiceProvider;

final class ObserverServiceProvider extends ServiceProvider
{
    public function boot(): void
    {
        Relation::morphMap(['duplicate_case' => DuplicateCase::class]);
        foreach ([Client::class, Lead::class, DbClient::class, BankLine::class, BonusPromotion::class] as $searchable) {
            $searchable::observe(SearchIndexObserver::class);
        }
        foreach ([Client::class, Lead::class, DbClient::class] as $person) {
            $person::observe(IdentityObserver::class);
        }
        Deposit::observe(MonthlyStatsObserver::class);
        Withdrawal::observe(MonthlyStatsObserver::class);
        Import::observe(FinishedImportObserver::class);
        BankLine::observe(BankLineObserver::class);
    }
}
