<?php

declare(strict_types=1);

namespace App\Providers;

use App\Enums\Ability;
use App\Infrastructure\Impersonation\CurrentImpersonation;
use App\Models\Affiliate;
use App\Models\AffiliateStatement;
use App\Models\User;
use Illuminate\Database\Eloquent\Relations\Relation;
use Illuminate\Support\Facades\Gate;
use Illuminate\Support\ServiceProvider;

/** The gate of report exports, and the names of the records of affiliates in the activity log. */
final class ReportServiceProvider extends ServiceProvider
{
    public function boot(): void
    {
        Relation::morphMap(['affiliate' => Affiliate::class, 'affiliate_statement' => AffiliateStatement::class]);

        // The ability of the page opens the route. Not during an impersonation.
        Gate::define('exportReports', static fn (User $user): bool => $user->hasAbility(Ability::ViewReportExports) && app(CurrentImpersonation::class)->find() === null);
    }
}
