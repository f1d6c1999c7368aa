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

/** The gates: one for each ability, and those for more than an ability. The ability of a page opens its route. */
final class GateServiceProvider extends ServiceProvider
{
    private const MONEY = [
        'handleDeposits', 'exportDeposits', 'switchAutoMatch', 'checkWithdrawals', 'handleWithdrawals', 'approveLargeWithdrawals', 'handleDuplicates',
    ];

    /** Defines a gate for each ability, with the same name, and the others. */
    public function boot(): void
    {
        foreach (Ability::cases() as $ability) {
            Gate::define($ability->value, static fn (User $user): bool => $user->hasAbility($ability));
        }
        foreach (self::MONEY as $gate) {
            Gate::define($gate, [MoneyPolicy::class, $gate]);
        }
        // A bank file creates deposits, so it needs the same trust as crediting a client.
        Gate::define('importBankFiles', [MoneyPolicy::class, 'handleDeposits']);
        Gate::define('isDeveloperStaff', static fn (User $user): bool => $user->is_developer_staff);
        Gate::define('isExecutiveStaff', static fn (User $user): bool => $user->is_executive_staff);
        Gate::define('impersonate', [ImpersonationPolicy::class, 'impersonate']);
        Gate::define('viewTeamNotes', [TeamNotePolicy::class, 'viewAny']);
        Gate::define('writeTeamNotes', [TeamNotePolicy::class, 'create']);
        Gate::define('keepFilterPresets', static fn (User $user): bool => array_any(FilterPresetList::cases(), static fn (FilterPresetList $list): bool => $user->hasAbility($list->ability())));
        // Users who see numbers in full. Contractors see those of their own lists.
        Gate::define('callPeople', static fn (User $user): bool => DbClientContacts::areShown($user));
        $this->defineDecisions();
        $this->defineExports();
        $this->definePages();
    }

    private function defineDecisions(): void
    {
        Gate::define('takeDecisions', self::decides(...));
        Gate::define('workRsg', self::decides(...));
        // Decisions about excluded people.
        Gate::define('protectPeople', [ExclusionCasePolicy::class, 'work']);
        Gate::define('liftExclusions', [ExclusionCasePolicy::class, 'lift']);
        Gate::define('importClients', [ImportPolicy::class, 'create']);
        Gate::define('editBonusPromotions', static fn (User $user): bool => $user->hasAbility(Ability::ViewBonusRules) && self::decides($user));
        Gate::define('manageServices', static fn (User $user): bool => $user->hasAbility(Ability::ViewServices) && self::decides($user));
        Gate::define('editRoles', static fn (User $user): bool => $user->hasAbility(Ability::ViewRoles) && self::decides($user));
        Gate::define(
            'writeWebsiteUpdates',
            static fn (User $user): bool => ($user->is_developer_staff || $user->roleName() === StaffRole::Marketing->value) && self::decides($user),
        );
    }

    private function defineExports(): void
    {
        Gate::define('exportReports', self::exports(...));
        Gate::define('exportUsers', static fn (User $user): bool => $user->hasAbility(Ability::ViewUsers) && self::exports($user));
        // Never for contractors.
        Gate::define(
            'exportDbClients',
            static fn (User $user): bool => $user->hasAbility(Ability::ViewDbClients)
                && ! $user->hasAbility(Ability::CanViewDatabaseOnly)
                && self::exports($user),
        );
        Gate::define('exportEvidence', [ExportPolicy::class, 'exportEvidence']);
    }

    private function definePages(): void
    {
        Gate::define(
            'openDeveloperBlasts',
            static fn (User $user): bool => $user->is_developer_staff && ! $user->hasAbility(Ability::CanViewDatabaseOnly),
        );
        Gate::define(
            'openBlast',
            static fn (User $user, Blast $blast): bool => Gate::forUser($user)->any(
                match ($blast->kind) {
                    BlastKind::Sms => Ability::ViewSmsBlasts->value,
                    BlastKind::Excel => Ability::SendExcelSmsBlasts->value,
                    BlastKind::WeeklyBonus, BlastKind::MarketingActivation => [Ability::ViewSmsBlasts->value, 'openDeveloperBlasts'],
                },
            ),
        );
        Gate::define('openBonusArea', static fn (User $user): bool => ! $user->hasAbility(Ability::CanViewDatabaseOnly));
        Gate::define('searchBonuses', static fn (User $user): bool => array_any(Ability::bonus(), $user->hasAbility(...)));
    }

    /** Not during an impersonation, and executives only read. */
    private static function decides(User $user): bool
    {
        return ! $user->isReadOnly() && self::isNotImpersonated();
    }

    /** A file takes personal data out of the product, so not during an impersonation. */
    private static function exports(User $user): bool
    {
        return $user->hasAbility(Ability::ViewReportExports) && self::isNotImpersonated();
    }

    private static function isNotImpersonated(): bool
    {
        return app(CurrentImpersonation::class)->find() === null;
    }
}
