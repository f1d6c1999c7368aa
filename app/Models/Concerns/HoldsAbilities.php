<?php

declare(strict_types=1);

namespace App\Models\Concerns;

use App\Data\Shared\WithheldAbility;
use App\Enums\Ability;
use App\Enums\RoleDuty;
use App\Models\GatedAbility;
use App\Models\RoleAbility;
use Illuminate\Database\Eloquent\Builder;
use Illuminate\Support\Facades\DB;
use stdClass;

/** The rights of the user's role, without those that need a certification which the user does not hold. */
trait HoldsAbilities
{
    private const ROLE_AND_WITHHELD = <<<'SQL'
        select roles.name, roles.changes_all_clients, roles.handles_payments, roles.approves_large_withdrawals, role_abilities.ability, null as certification, null as lapsed_on
        from roles left join role_abilities on role_abilities.role_id = roles.id where roles.id = ?
        union all
        select null, null, null, null, gated_abilities.ability, certification_types.title,
            (select max(held.expires_on) from certifications held
                where held.user_id = users.id and held.certification_type_id = certification_types.id and held.status <> 'revoked')
        from gated_abilities inner join certification_types on certification_types.id = gated_abilities.certification_type_id inner join users on users.id = ?
        where
        SQL.' '.GatedAbility::IS_WITHHELD;

    /** @var array<int, array{name: string, changes_all_clients: bool, handles_payments: bool, approves_large_withdrawals: bool, abilities: array<string, true>, withheld: array<string, WithheldAbility>}> by role */
    private array $roles = [];

    private ?WithheldAbility $refused = null;

    /** @return Builder<self> active users who hold the ability and the certification that it needs */
    public static function holding(Ability $ability): Builder
    {
        return self::query()->where('users.is_active', true)
            ->whereIn('users.role_id', RoleAbility::query()->where('ability', $ability)->select('role_id'))
            ->whereNotIn('users.id', GatedAbility::usersWithout($ability->value))
            ->when($ability->isHiddenFromDatabaseOnly(), static fn (Builder $holders): Builder => $holders
                ->whereNotIn('users.role_id', RoleAbility::query()->where('ability', Ability::CanViewDatabaseOnly)->select('role_id')));
    }

    /** @return Builder<self> the same users without executives, who only read */
    public static function writersHolding(Ability $ability): Builder
    {
        return self::holding($ability)->where(
            static fn (Builder $writes): Builder => $writes
                ->where('users.is_executive_staff', false)
                ->orWhere('users.is_developer_staff', true),
        );
    }

    /** Read once per request, so that a change of the role applies from the next request. */
    public function hasAbility(Ability $ability): bool
    {
        return $this->answer($ability->value, isset($this->roleWithAbilities()['abilities'][$ability->value]) && ! $this->isWithheld($ability->value))
            && ! ($ability->isHiddenFromDatabaseOnly() && $this->isDatabaseOnly());
    }

    /** The answer is recorded only when it decides. */
    private function isDatabaseOnly(): bool
    {
        return isset($this->roleWithAbilities()['abilities'][Ability::CanViewDatabaseOnly->value]) && $this->answer(Ability::CanViewDatabaseOnly->value, true);
    }

    /** Can change the clients and leads of every account manager. Read together with the abilities. */
    public function changesAllClients(): bool
    {
        return $this->answer(RoleDuty::ChangesAllClients->value, $this->roleWithAbilities()['changes_all_clients']);
    }

    /** Can decide deposits and withdrawals. Read together with the abilities. */
    public function handlesPayments(): bool
    {
        return $this->answer(
            RoleDuty::HandlesPayments->value,
            $this->roleWithAbilities()['handles_payments'] && ! $this->isWithheld(GatedAbility::HANDLES_PAYMENTS),
        );
    }

    /** Can approve from the second-approver threshold. Read together with the abilities. */
    public function approvesLargeWithdrawals(): bool
    {
        return $this->answer(RoleDuty::ApprovesLargeWithdrawals->value, $this->roleWithAbilities()['approves_large_withdrawals'] && $this->handlesPayments());
    }

    /** A value of StaffRole, or another name for a role that colleagues created. Read together with the abilities. */
    public function roleName(): string
    {
        return $this->roleWithAbilities()['name'];
    }

    /** @return array<string, WithheldAbility> rights of the role that are withheld and why, by ability */
    public function withheldAbilities(): array
    {
        return $this->roleWithAbilities()['withheld'];
    }

    /** The withheld right that was asked for last, so that a refused request can name it. */
    public function refusedAbility(): ?WithheldAbility
    {
        return $this->refused;
    }

    private function isWithheld(string $ability): bool
    {
        $withheld = $this->roleWithAbilities()['withheld'][$ability] ?? null;
        $this->refused = $withheld ?? $this->refused;

        return $withheld !== null;
    }

    /**
     * Names only, in one query: loading a developer's forty ability models would cost more than the page's rows.
     *
     * @return array{name: string, changes_all_clients: bool, handles_payments: bool, approves_large_withdrawals: bool, abilities: array<string, true>, withheld: array<string, WithheldAbility>}
     */
    private function roleWithAbilities(): array
    {
        return $this->roles[$this->role_id] ??= $this->readRole();
    }

    /** @return array{name: string, changes_all_clients: bool, handles_payments: bool, approves_large_withdrawals: bool, abilities: array<string, true>, withheld: array<string, WithheldAbility>} */
    private function readRole(): array
    {
        $role = ['name' => '', 'changes_all_clients' => false, 'handles_payments' => false, 'approves_large_withdrawals' => false, 'abilities' => []];
        $withheld = [];
        /** @var stdClass $row */
        foreach (DB::select(self::ROLE_AND_WITHHELD, [$this->role_id, $this->id, ...GatedAbility::values()]) as $row) {
            if ($row->certification !== null) {
                $withheld[$row->ability] = new WithheldAbility(
                    $row->ability,
                    $row->certification,
                    $row->lapsed_on === null ? null : substr((string) $row->lapsed_on, 0, 10),
                );

                continue;
            }
            $role['name'] = $row->name;
            $role['changes_all_clients'] = (bool) $row->changes_all_clients;
            $role['handles_payments'] = (bool) $row->handles_payments;
            $role['approves_large_withdrawals'] = (bool) $row->approves_large_withdrawals;
            if ($row->ability !== null) {
                $role['abilities'][$row->ability] = true;
            }
        }
        $rights = $role['abilities'] + ($role['handles_payments'] ? [GatedAbility::HANDLES_PAYMENTS => true] : []);

        return [...$role, 'withheld' => array_intersect_key($withheld, $rights)];
    }
}
