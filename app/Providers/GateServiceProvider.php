<?php

declare(strict_types=1);

namespace App\Providers;

use App\Domain\DbClients\DbClientContacts;
use App\Enums\Ability;
use App\Enums\BlastKind;
use App\Enums\FilterPresetList;
use App\Enums\StaffRole;
use App\Infrastructure\Impersonation\CurrentImpersonation;
use App\Models\Blast;
use App\Models\User;
use App\Policies\ExclusionCasePolicy;
use App\Policies\ExportPolicy;
use App\Policies\ImpersonationPolicy;
use App\Policies\ImportPolicy;
use App\Policies\MoneyPolicy;
use App\Policies\TeamNotePolicy;
use Illuminate\Support\Facades\Gate;
use Illuminate\Support\ServiceProvider;

/** The gates: one for each ability, and those for more than an ability. */
final class GateServiceProvider extends ServiceProvider
{
    /** Defines a gate for each ability, with the same name. */
    public function boot(): void
    {
        foreach (Ability::cases() as $ability) {
            Gate::define($ability->value, static fn (User $user): bool => $user->hasAbility($ability));
        }

        Gate::define('impersonate', [ImpersonationPolicy::class, 'impersonate']);
        // A bank file creates deposits, so it needs the same trust as crediting a client.
        Gate::define('importBankFiles', [MoneyPolicy::class, 'handleDeposits']);
        foreach (
            [
                'handleDeposits',
                'exportDeposits',
                'switchAutoMatch',
                'checkWithdrawals',
                'handleWithdrawals',
                'approveLargeWithdrawals',
                'handleDuplicates',
            ] as $gate
        ) {
            Gate::define($gate, [MoneyPolicy::class, $gate]);
        }
        // Not during an impersonation, and executives only read. The ability of the page opens what is decided there.
        Gate::define('takeDecisions', static fn (User $user): bool => ! $user->isReadOnly() && app(CurrentImpersonation::class)->find() === null);
        Gate::define('editBonusPromotions', static fn (User $user): bool => $user->can(Ability::ViewBonusRules->value) && $user->can('takeDecisions'));
        // Not during an impersonation, and executives only read.
        Gate::define(
            'manageServices',
            static fn (User $user): bool => $user->hasAbility(Ability::ViewServices)
                && ! $user->isReadOnly()
                && app(CurrentImpersonation::class)->find() === null,
        );
        Gate::define(
            'writeWebsiteUpdates',
            static fn (User $user): bool => ($user->is_developer_staff || $user->roleName() === StaffRole::Marketing->value)
                && ! $user->isReadOnly()
                && app(CurrentImpersonation::class)->find() === null,
        );
        Gate::define('viewTeamNotes', [TeamNotePolicy::class, 'viewAny']);
        Gate::define('writeTeamNotes', [TeamNotePolicy::class, 'create']);
        // Decisions about excluded people: not during an impersonation.
        Gate::define('protectPeople', [ExclusionCasePolicy::class, 'work']);
        Gate::define('liftExclusions', [ExclusionCasePolicy::class, 'lift']);
        Gate::define('keepFilterPresets', static fn (User $user): bool => array_any(FilterPresetList::cases(), static fn (FilterPresetList $list): bool => $user->hasAbility($list->ability())));
        // Not during an impersonation.
        Gate::define('importClients', [ImportPolicy::class, 'create']);
        // Personal data: not during an impersonation, and never for contractors.
        Gate::define(
            'exportDbClients',
            static fn (User $user): bool => $user->hasAbility(Ability::ViewDbClients)
                && $user->hasAbility(Ability::ViewReportExports)
                && ! $user->hasAbility(Ability::CanViewDatabaseOnly)
                && app(CurrentImpersonation::class)->find() === null,
        );
        // The ability of the page opens each RSG queue. Not during an impersonation, and executives only read.
        Gate::define(
            'workRsg',
            static fn (User $user): bool => ! $user->isReadOnly() && app(CurrentImpersonation::class)->find() === null,
        );
        Gate::define(
            'exportUsers',
            static fn (User $user): bool => $user->hasAbility(Ability::ViewUsers)
                && $user->hasAbility(Ability::ViewReportExports)
                && app(CurrentImpersonation::class)->find() === null,
        );
        // Not during an impersonation, and executives only read.
        Gate::define(
            'editRoles',
            static fn (User $user): bool => $user->hasAbility(Ability::ViewRoles)
                && ! $user->isReadOnly()
                && app(CurrentImpersonation::class)->find() === null,
        );
        // Users who see numbers in full. Contractors see those of their own lists.
        Gate::define('callPeople', static fn (User $user): bool => DbClientContacts::areShown($user));
        Gate::define('exportEvidence', [ExportPolicy::class, 'exportEvidence']);
        Gate::define('isDeveloperStaff', static fn (User $user): bool => $user->is_developer_staff);
        Gate::define('isExecutiveStaff', static fn (User $user): bool => $user->is_executive_staff);
        Gate::define(
            'openAccountManagerReports',
            static fn (User $user): bool => $user->hasAbility(Ability::ViewAccountManagerReports)
                && ! $user->hasAbility(Ability::CanViewDatabaseOnly),
        );
        // The ability of the page opens the route. Not during an impersonation.
        Gate::define(
            'exportReports',
            static fn (User $user): bool => $user->hasAbility(Ability::ViewReportExports)
                && app(CurrentImpersonation::class)->find() === null,
        );
        Gate::define(
            'openSmsPanel',
            static fn (User $user): bool => $user->hasAbility(Ability::ViewSmsPanel)
                && ! $user->hasAbility(Ability::CanViewDatabaseOnly),
        );
        Gate::define(
            'openAutoMessages',
            static fn (User $user): bool => $user->hasAbility(Ability::ViewAutoMessages)
                && ! $user->hasAbility(Ability::CanViewDatabaseOnly),
        );
        Gate::define(
            'openSmsBlasts',
            static fn (User $user): bool => $user->hasAbility(Ability::ViewSmsBlasts)
                && ! $user->hasAbility(Ability::CanViewDatabaseOnly),
        );
        Gate::define(
            'openExcelBlasts',
            static fn (User $user): bool => $user->hasAbility(Ability::SendExcelSmsBlasts)
                && ! $user->hasAbility(Ability::CanViewDatabaseOnly),
        );
        Gate::define(
            'openDeveloperBlasts',
            static fn (User $user): bool => $user->is_developer_staff && ! $user->hasAbility(Ability::CanViewDatabaseOnly),
        );
        Gate::define(
            'openBlast',
            static fn (User $user, Blast $blast): bool => Gate::forUser($user)->any(
                match ($blast->kind) {
                    BlastKind::Sms => 'openSmsBlasts',
                    BlastKind::Excel => 'openExcelBlasts',
                    BlastKind::WeeklyBonus, BlastKind::MarketingActivation => ['openSmsBlasts', 'openDeveloperBlasts'],
                },
            ),
        );
        Gate::define('openBonusArea', static fn (User $user): bool => ! $user->hasAbility(Ability::CanViewDatabaseOnly));
        Gate::define('searchBonuses', static fn (User $user): bool => ! $user->hasAbility(Ability::CanViewDatabaseOnly)
            && collect(Ability::bonus())->contains(static fn (Ability $ability): bool => $user->hasAbility($ability)));
    }
}
